export function Away({ scheme }: { scheme: string }) {
  return <iframe title="x" src={`${scheme}:alert(1)`} />;
}

export function Raw() {
  return <div dangerouslySetInnerHTML={{ __html: "<a title=it's href=&#106;avascript:alert(1)>x</a>" }} />;
}
