import * as parts from './parts.ts';

const { Inner } = parts as unknown as { Inner: () => null };

export function Outer() {
  return <Inner />;
}
