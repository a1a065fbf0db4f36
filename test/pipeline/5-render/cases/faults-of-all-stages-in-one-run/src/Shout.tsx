export function Shout({ text }: { text: string }) {
  return <b>{text.toUpperCase()}</b>;
}
