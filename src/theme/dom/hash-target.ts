// Finds the element that the hash of an address names.
import { decoded } from '#model/parse-url';

export function targetOf(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null;
}
