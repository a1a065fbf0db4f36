export function Footer() {
  return <footer>Mine</footer>;
}
