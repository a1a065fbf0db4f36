export default function Broken() {
  return <p>Broken;
}
