// Shows who made it.
'use static';

export default function Footer() {
  return (
    <footer className="footer">
      <button type="button" onClick={() => print()} onFocus="nothing">
        Print
      </button>
      <input onChange={({ target }) => target.select()} />
    </footer>
  );
}
