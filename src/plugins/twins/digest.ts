// Texts to a short name of them.
import { hash } from 'node:crypto';

export function digestOf(...texts: readonly string[]): string {
  return hash('sha256', JSON.stringify(texts));
}
