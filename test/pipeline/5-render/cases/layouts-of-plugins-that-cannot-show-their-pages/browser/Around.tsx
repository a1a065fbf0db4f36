'use static';

export function Before() {
  return <p>Above</p>;
}
