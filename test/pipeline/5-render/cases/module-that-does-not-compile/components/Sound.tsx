export default function Sound() {
  return <b>sound</b>;
}
