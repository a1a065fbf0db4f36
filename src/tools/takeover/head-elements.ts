// Drafts a plugin that puts elements into the head of every page.
import { Code, code, joined } from '#kit/print/javascript';
import { isObject } from './old-settings.ts';
import { definePluginImport } from './write-config.ts';

export interface HeadElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | true>>;
}

export function headPlugin(elements: readonly HeadElement[]): Code {
  const rows = elements.map(({ tag, attributes }) => code`    { tag: ${tag}, attributes: ${attributes} },`);
  const { text } = code`definePlugin({
  name: 'head-elements',
  apiVersion: 1,
  head: () => [
${joined(rows, '\n')}
  ],
})`;
  return Code.verbatim(text, [definePluginImport]);
}

/** Attributes that are false, null or undefined are left out. */
export function attributesOf(value: unknown): Record<string, string | true> {
  const entries = Object.entries(isObject(value) ? value : {}).filter(
    ([, one]) => one !== false && one !== undefined && one !== null,
  );
  return Object.fromEntries(entries.map(([key, one]) => [key, one === true ? true : String(one)]));
}
