export function Card({ href }: { href: string }) {
  return <p>{href}</p>;
}

export function Icon({ name }: { name: string }) {
  return <i>{name}</i>;
}
