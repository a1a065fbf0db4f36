// Prints a whole sidebar as the text of a file that browsers fetch, and reads it back.
import type { SidebarEntry } from './page-props.ts';

/** An entry with default values. */
export const plainEntry = {
  label: '',
  href: null,
  external: false,
  active: false,
  open: false,
  collapsible: false,
  className: null,
  items: [],
} as const;

/** Omits fields with default values: there may be thousands of entries. */
export function printTree(entries: readonly SidebarEntry[]): string {
  const isPlain = (value: unknown): boolean =>
    value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0);
  const own = ({ items, ...entry }: SidebarEntry): object => ({
    ...Object.fromEntries(Object.entries(entry).filter(([, value]) => !isPlain(value))),
    ...(items.length > 0 && { items: items.map(own) }),
  });
  return `${JSON.stringify(entries.map(own))}\n`;
}

export function readTree(text: string): readonly SidebarEntry[] {
  const whole = (entry: SidebarEntry): SidebarEntry => ({ ...plainEntry, ...entry, items: entry.items?.map(whole) ?? [] });
  return (JSON.parse(text) as SidebarEntry[]).map(whole);
}
