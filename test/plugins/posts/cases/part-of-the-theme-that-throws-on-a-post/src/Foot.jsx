export default function Foot({ tags }) {
  return <p>{tags.map(({ label }) => label.missing.length)}</p>;
}
