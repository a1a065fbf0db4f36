// Adds imports of registered components to a document that uses them without importing them.

import { keyOf } from '#files/digest';
import type { Document, Import } from '#model/document';
import type { SiteComponents } from '#model/site-components';
import type { Theme } from '#model/theme';

/** From here on, a registered component is treated like an imported one. */
export function withRegistered(document: Document, { byName, rest }: SiteComponents, { components }: Theme): Document {
  if (rest === undefined && Object.keys(byName).length === 0) return document;
  const { facts, source } = document;
  const own = new Set([...facts.imports.flatMap(({ names }) => Object.keys(names)), ...facts.declarations]);
  const imports = facts.components.flatMap(({ name, place }): readonly Import[] => {
    if (own.has(name)) return [];
    const found = Object.hasOwn(byName, name) ? byName[name] : undefined;
    if (found?.specifier === `@site/${source.path}`) return [];
    if (found) {
      const { specifier, isMember } = found;
      const rest = isMember ? { membersOf: 'default' } : {};
      return [{ specifier, names: { [name]: found.name }, place, registered: true, ...rest }];
    }
    if (rest === undefined || components.includes(name)) return [];
    return [{ specifier: rest, names: { [name]: name }, place, registered: true, membersOf: 'default' }];
  });
  if (imports.length === 0) return document;
  // Of a source with an origin, places are those in that file: the key does not depend on them.
  const kept = source.origin ? imports.map(({ place: _, ...rest }) => rest) : imports;
  const factsKey = keyOf(document.factsKey, JSON.stringify(kept));
  return { ...document, facts: { ...facts, imports: [...facts.imports, ...imports] }, factsKey };
}
