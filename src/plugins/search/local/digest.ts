// Digests values into a short key.
import { hash } from 'node:crypto';

export function digestOf(...values: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(values)).slice(0, 16);
}
