export function Step({ n, children }) {
  return <p className="step">{n}. {children}</p>;
}
