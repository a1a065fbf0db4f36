export function Member({ name }: { name?: string }) {
  return <li>{name!.toUpperCase()}</li>;
}
