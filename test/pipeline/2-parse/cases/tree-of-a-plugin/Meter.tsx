export default function Meter({ range, children }) {
  return (
    <div className="meter" data-range={JSON.stringify(range)}>
      {children}
    </div>
  );
}
