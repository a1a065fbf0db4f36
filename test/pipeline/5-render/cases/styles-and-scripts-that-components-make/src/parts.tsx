export function Bar({ share }) {
  return <div className="bar" style={{ width: `${share * 100}%` }} title={'style="x"'} />;
}

export function Counter() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: 'count()' }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: '{}' }} />
    </>
  );
}

export function Sheet() {
  return <style>{'p { color: red }'}</style>;
}
