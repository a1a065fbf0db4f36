export default function Frame({ children }) {
  return <figure>{children}</figure>;
}
