// Defines the prefixes that keep React ids of separate roots apart.
export const layoutPrefix = 's';
export const bodyPrefix = 'b';

/** `key` names the slot in the page's data. */
export function slotPrefix(key: string): string {
  return `${key}-`;
}
