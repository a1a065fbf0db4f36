// Tells what a key of front matter is for, and what it takes.
import { descriptionOf, keysOf, schemaAt, typeOf } from '../schema.ts';
import type { View } from '../view.ts';

interface Key {
  readonly of: 'key' | 'value';
  readonly path: readonly string[];
  readonly hasColon: boolean;
}

export async function keyAt(
  { of, path, hasColon }: Key,
  word: string,
  { view }: { readonly view: View },
): Promise<string | undefined> {
  if (of === 'value' || !hasColon) return undefined;
  const root = (await view.schemas())['front-matter'];
  const schema = root && keysOf(schemaAt(root, path)).get(word);
  if (!schema) return undefined;
  const type = typeOf(schema);
  const usual = schema['default'] === undefined ? [] : [`Default: \`${JSON.stringify(schema['default'])}\``];
  return [`**${word}**${type === '' ? '' : `: ${type}`}`, descriptionOf(schema), ...usual].filter(Boolean).join('\n\n');
}
