export default function Chart() {
  return <b>chart</b>;
}
