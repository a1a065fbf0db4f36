export default function Since() {
  return <p>1.0</p>;
}
