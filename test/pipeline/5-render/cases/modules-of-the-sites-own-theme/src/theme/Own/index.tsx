export default function Own({ children }) {
  return <i>{children}</i>;
}
