// What the settings of the theme name, with where they name it: modules in the place of parts, stylesheets and scripts for every page.
import { join } from 'node:path';
import type { Config } from '#model/config';
import type { Place } from '#model/place';
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

/** In the order of their names. */
export function namedSlots({ root, settings, locate }: Config): readonly NamedSlot[] {
  return Object.entries(settings.theme.slots).map(([name, path]) => ({
    name: name as SlotName,
    path,
    entry: join(root, path),
    place: () => locate(['theme', 'slots', name]),
  }));
}

export function namedClientModules({ root, settings, locate }: Config): readonly Named[] {
  return settings.theme.clientModules.map((path, index) => ({
    path,
    entry: join(root, path),
    place: () => locate(['theme', 'clientModules', index]),
  }));
}

export function namedStylesheets({ root, settings, locate }: Config): readonly Named[] {
  return settings.theme.css.map((path, index) => ({
    path,
    entry: join(root, path),
    place: () => locate(['theme', 'css', index]),
  }));
}
