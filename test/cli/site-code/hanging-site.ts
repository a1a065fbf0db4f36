// Creates sites whose code never settles in one or several places, with the expected diagnostics.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../pipeline/6-emit/site-on-disk.ts';

const hang = 'await new Promise(() => {});';

/** The members of a plugin that wait for ever. */
export const hanging = {
  discover: `async discover() { ${hang} }`,
  markdown: `async markdown() { ${hang} }`,
  step: `markdown: () => ({ remark: [() => async () => { ${hang} }] })`,
  resolve: `async resolve() { ${hang} }`,
  head: `async head() { ${hang} }`,
  emit: `async emit() { ${hang} }`,
  make: `emit: () => [{ path: 'odd.txt', key: 'odd', async make() { ${hang} } }]`,
  task: `tasks: { async odd() { ${hang} } }, async emit(_, ctx) { await ctx.task('odd', 'odd', () => 'odd'); return []; }`,
  why: `async why() { ${hang} }`,
  search: `search: { async find() { ${hang} } }`,
} as const;
export type Hanging = keyof typeof hanging;

/** How a diagnostic names them, before the name of the plugin. */
export const namesOf: Readonly<Record<Hanging, RegExp>> = {
  discover: /the discover hook of/,
  markdown: /the markdown hook of/,
  step: /a step of/,
  resolve: /the resolve hook of/,
  head: /the head hook of/,
  emit: /the emit hook of/,
  make: /while creating "odd.txt"/,
  task: /the emit hook of|the task "odd" of/,
  why: /the why hook of/,
  search: /the search of/,
};

/**
 * A plugin for each of them, one after the other; `config` waits in the configuration itself. Without `search`, no other plugin
 * answers a search.
 */
export function hangingSite(
  members: readonly Hanging[],
  { config = false, search = false }: { readonly config?: boolean; readonly search?: boolean } = {},
): string {
  const plugins = members.map((one, n) => `{ name: 'odd-${n}', apiVersion: 1, ${hanging[one]} }`);
  return site({
    'site.config.ts': `${config ? hang : ''}
export default {
  title: 'Odd',
  url: 'https://odd.example',
  preset: { 'git-dates': false, ${search ? '' : 'search: false, '}twins: false },
  plugins: [${plugins.join(', ')}],
};
`,
    'docs/index.md': '# Home\n\nText.\n',
    'docs/other.md': '# Other\n\nText.\n',
  });
}

/** Locks and drafts of locks. */
export function locksIn(root: string): readonly string[] {
  const names = readdirSync(root).includes('.slodocs') ? readdirSync(join(root, '.slodocs')) : [];
  return names.filter((name) => name.startsWith('lock'));
}
