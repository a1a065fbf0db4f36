// Converts aliases of a webpack configuration to the `paths` of tsconfig.json, which code and content of a site follow.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../carried-code.ts';
import { isObject, type Path } from '../old-settings.ts';
import type { DocusaurusSite } from './site.ts';

/** False for a plugin that does anything else. It is asked as Docusaurus asks it. */
export async function mapAliases(plugin: unknown, path: Path, site: DocusaurusSite): Promise<boolean> {
  if (typeof plugin !== 'function') return false;
  const made = await askFor(plugin as (context: object, options: object) => unknown, site);
  if (!made) return false;
  const entries = Object.entries(made).flatMap(([name, target]) =>
    typeof target === 'string' ? pathsOf(name.replace(/\$$/, ''), `./${fromRoot(site.root, target)}`, name.endsWith('$')) : [],
  );
  const paths = Object.fromEntries(entries);
  if (existsSync(join(site.root, 'tsconfig.json'))) {
    const lines = entries.map(([name, targets]) => `${JSON.stringify(name)}: ${JSON.stringify(targets)}`).join(', ');
    site.byHand(
      path,
      `Aliases come from "tsconfig.json": add \`"paths": { ${lines} }\` to its "compilerOptions".`,
      'the alias of a plugin',
    );
  } else
    site.draft.files.set('tsconfig.json', `${JSON.stringify({ compilerOptions: { jsx: 'react-jsx', paths } }, undefined, 2)}\n`);
  return true;
}

function pathsOf(name: string, target: string, isExact: boolean): readonly (readonly [string, readonly string[]])[] {
  const exact = [name, [target]] as const;
  return isExact ? [exact] : [exact, [`${name}/*`, [`${target}/*`]]];
}

/** The aliases, where the plugin sets nothing else; undefined where it does, or cannot run here. */
async function askFor(
  plugin: (context: object, options: object) => unknown,
  { root, config, siteCode }: DocusaurusSite,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const call = { what: 'a plugin of the config', file: config.file };
    const context = { siteDir: root, siteConfig: config.value, generatedFilesDir: join(root, '.docusaurus'), i18n: {} };
    const ask = async (): Promise<unknown> => {
      const made = await plugin(context, {});
      if (!isObject(made) || Object.keys(made).some((key) => key !== 'name' && key !== 'configureWebpack')) return undefined;
      const configure = made['configureWebpack'];
      return typeof configure === 'function' ? (configure as (...all: object[]) => unknown)({ resolve: {} }, {}, {}) : undefined;
    };
    const webpack = await siteCode.call(call, ask);
    if (!isObject(webpack) || Object.keys(webpack).some((key) => key !== 'resolve' && key !== 'mergeStrategy')) return undefined;
    const { resolve } = webpack;
    if (!isObject(resolve) || Object.keys(resolve).join() !== 'alias' || !isObject(resolve['alias'])) return undefined;
    return resolve['alias'];
  } catch {
    return undefined;
  }
}
