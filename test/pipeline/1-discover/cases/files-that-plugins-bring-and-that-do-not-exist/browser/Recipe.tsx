export default function Recipe() {
  return null;
}
