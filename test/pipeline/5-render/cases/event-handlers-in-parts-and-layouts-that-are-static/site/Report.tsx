'use static';

export default function Report() {
  return <a href="/docs/page" onClick={(event) => event.preventDefault()}>Page</a>;
}
