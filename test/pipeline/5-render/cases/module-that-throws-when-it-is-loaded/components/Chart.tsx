const width = window.innerWidth;

export default function Chart() {
  return <b>{width}</b>;
}
