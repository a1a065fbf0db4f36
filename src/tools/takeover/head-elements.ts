// Drafts a plugin that puts elements into the head of every page.
import { Code } from './draft.ts';
import { isObject } from './old-settings.ts';
import { definePlugin } from './write-config.ts';

export interface HeadElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | true>>;
}

export function headPlugin(elements: readonly HeadElement[]): Code {
  const rows = elements.map(({ tag, attributes }) => `    { tag: '${tag}', attributes: ${literal(attributes)} },`);
  const text = `definePlugin({\n  name: 'head-elements',\n  apiVersion: 1,\n  head: () => [\n${rows.join('\n')}\n  ],\n})`;
  return new Code(text, [definePlugin]);
}

/** Attributes that are false, null or undefined are left out. */
export function attributesOf(value: unknown): Record<string, string | true> {
  const entries = Object.entries(isObject(value) ? value : {}).filter(
    ([, one]) => one !== false && one !== undefined && one !== null,
  );
  return Object.fromEntries(entries.map(([key, one]) => [key, one === true ? true : String(one)]));
}

function literal(attributes: HeadElement['attributes']): string {
  const entries = Object.entries(attributes).map(([key, value]) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`;
    return `${name}: ${value === true ? 'true' : `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`}`;
  });
  return `{ ${entries.join(', ')} }`;
}
