// Defines the prefixes that keep React ids of separate roots apart.
export const layoutPrefix = 's';

/** `island` is a number, undefined for a whole body. */
export function bodyPrefix(island?: number | string): string {
  return island === undefined ? 'b' : `b${island}-`;
}

/** `key` names the slot in the page's data. */
export function slotPrefix(key: string): string {
  return `${key}-`;
}
