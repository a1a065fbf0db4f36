// Completes keys and values of front matter and of data files, by their schemas and by what the site has.
import type { JsonObject } from '#model/json';
import { descriptionOf, isMap, keysOf, schemaAt, valuesOf } from '../schema.ts';
import { type Answer, type Asked, type Completer, nothing, type Of } from './asked.ts';
import type { Choice } from './choices.ts';
import { valuesOfSite } from './site-values.ts';

export const frontMatter: Completer<'front-matter'> = async (at, asked) => {
  const schema = (await asked.view.schemas())['front-matter'];
  return schema ? inSchema(schema, at, asked, true) : nothing;
};

export function inSchema(schema: JsonObject, at: Of<'front-matter'>, asked: Asked, isPage: boolean): Answer {
  const all = schemaAt(schema, at.path);
  const keys = at.of === 'key' ? keyChoices(all, at) : [];
  // What begins an item of a list may be the key of a map, or the item itself.
  if (at.of === 'key' && at.path.at(-1) !== '*') return { choices: keys };
  const fromSite = isPage ? valuesOfSite(at, asked) : undefined;
  const listed = valuesOf(all).map((label): Choice => ({ label, kind: 'value' }));
  const choices = [...(fromSite?.choices ?? []), ...listed, ...keys];
  return { ...fromSite, choices: choices.filter(({ label }) => !at.given.has(label) || keys.length > 0) };
}

function keyChoices(all: readonly JsonObject[], { given, column, hasColon }: Of<'front-matter'>): readonly Choice[] {
  return [...keysOf(all)].flatMap(([label, schema]): readonly Choice[] => {
    if (given.has(label)) return [];
    const inside = `${label}:\n${' '.repeat(column + 2)}`;
    const insert = hasColon ? label : isMap(schemaAt(schema, [])) ? inside : `${label}: `;
    return [{ label, kind: 'key', insert, about: descriptionOf(schema) }];
  });
}
