export default function Price({ of }: { of: string }) {
  return <b>{of} euros</b>;
}
