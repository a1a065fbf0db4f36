export default function Script() {
  return <p>Script</p>;
}
