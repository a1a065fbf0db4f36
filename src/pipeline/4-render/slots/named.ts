// Locates what the settings of the theme name: modules in the place of parts, stylesheets and scripts for every page.
import { join } from 'node:path';
import type { Config } from '#model/config';
import type { Place } from '#model/place';
import type { ThemeSettings } from '#model/settings';
import type { SlotName } from '#model/slots';

export interface Named {
  /** Relative to the root. */
  readonly path: string;
  /** The same, absolute. */
  readonly entry: string;
  readonly place: () => Place;
}

export interface NamedSlot extends Named {
  readonly name: SlotName;
}

type Located = Pick<Config, 'root' | 'locate'>;

/** In the order of their names. */
export function namedSlots({ root, locate }: Located, slots: ThemeSettings['slots']): readonly NamedSlot[] {
  return Object.entries(slots).map(([name, path]) => ({
    name: name as SlotName,
    path,
    entry: join(root, path),
    place: () => locate(['theme', 'slots', name]),
  }));
}

export function namedClientModules({ root, locate }: Located, clientModules: readonly string[]): readonly Named[] {
  return clientModules.map((path, index) => ({
    path,
    entry: join(root, path),
    place: () => locate(['theme', 'clientModules', index]),
  }));
}

export function namedStylesheets({ root, locate }: Located, css: readonly string[]): readonly Named[] {
  return css.map((path, index) => ({
    path,
    entry: join(root, path),
    place: () => locate(['theme', 'css', index]),
  }));
}
