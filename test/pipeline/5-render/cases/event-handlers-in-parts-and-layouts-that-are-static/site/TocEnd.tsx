export default function TocEnd() {
  return <button onClick={() => print()}>Print</button>;
}
