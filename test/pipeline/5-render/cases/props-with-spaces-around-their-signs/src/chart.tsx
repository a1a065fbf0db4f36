export default function Chart({ kind, size = 1 }: { kind: 'bar' | 'line'; size?: number }) {
  return <b>{kind} {size}</b>;
}
