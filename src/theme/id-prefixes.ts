// Defines the prefixes that keep React ids of separate roots apart.
export const layoutPrefix = 's';

/** Of the n-th island in the body. */
export function bodyPrefix(island: number): string {
  return `b${island}-`;
}

/** `key` names the slot in the page's data. */
export function slotPrefix(key: string): string {
  return `${key}-`;
}
