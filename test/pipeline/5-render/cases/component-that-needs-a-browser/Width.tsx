export default function Width() {
  return <b>{window.innerWidth}</b>;
}
