// Digests texts into a short key.
import { hash } from 'node:crypto';

export function digestOf(...texts: readonly string[]): string {
  return hash('sha256', JSON.stringify(texts));
}
