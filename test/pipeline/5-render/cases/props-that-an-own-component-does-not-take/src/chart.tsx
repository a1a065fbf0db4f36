import type { Kind } from './kinds';

interface Props {
  readonly kind: Kind;
  readonly data: number[];
  readonly size?: number;
}

export default function Chart({ kind, data, size = 1 }: Props) {
  return <p className={kind}>{String(data).length * size}</p>;
}
