// Finds Vale, and what it is configured by.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { joinFile, type PluginContext, packageFolders } from 'slodocs/kit';
import type { ValeOptions } from '../options-schema.ts';
import { ValeFault } from './run-vale.ts';

export interface ValeConfig {
  /** Absolute. */
  readonly path: string;
  /** Of the configuration and of all files of its styles. */
  readonly digest: string;
}

type Site = Pick<PluginContext, 'root' | 'read' | 'glob'>;

const names = ['.vale.ini', '_vale.ini', 'vale.ini', '.vale', '_vale'];

/** How far above the root a configuration is looked for, where the site is a folder of a repository. */
const highest = 4;

/** All that is read becomes an input. Throws a `ValeFault` where there is none. */
export async function findConfig({ config }: ValeOptions, site: Site): Promise<ValeConfig> {
  const path = config === undefined ? await nearestConfig(site) : config;
  const text = path === undefined ? undefined : await site.read(path).catch(() => undefined);
  if (path === undefined || text === undefined)
    throw new ValeFault(
      config === undefined ? 'Vale has no configuration: there is no ".vale.ini"' : `there is no "${config}" for Vale`,
      "Create one in the folder of the site's configuration or above it (see vale.sh/docs), or set its path with `vale: { config }`.",
    );
  const hash = createHash('sha256').update(text);
  const styles = /^[ \t]*StylesPath[ \t]*=([^\r\n]*)/m.exec(text)?.[1]?.trim();
  if (styles !== undefined && styles !== '') {
    const folder = joinFile(dirname(path).split(sep).join('/'), styles) ?? styles;
    for (const file of await site.glob(`${folder}/**`))
      hash.update(JSON.stringify([file, await site.read(file).catch(() => '')]));
  }
  return { path: resolve(site.root, path), digest: hash.digest('hex') };
}

async function nearestConfig({ glob }: Site): Promise<string | undefined> {
  for (let above = 0; above <= highest; above++) {
    for (const name of names) {
      const path = `${'../'.repeat(above)}${name}`;
      if ((await glob(path)).length > 0) return path;
    }
  }
  return undefined;
}

/** Where systems and package managers install it. */
const places = ['/usr/local/bin/vale', '/usr/bin/vale', '/opt/homebrew/bin/vale', '/snap/bin/vale'];

/** A missing program is an input as well, so that a build after its installation finds it. */
export async function findProgram({ command }: ValeOptions, { root, glob }: Site): Promise<string> {
  if (command !== undefined) {
    const path = resolve(root, command);
    await glob(relative(root, path).split(sep).join('/'));
    return /[\\/]/.test(command) || existsSync(path) ? path : command;
  }
  for (const packages of packageFolders(root)) {
    const path = `${packages}/.bin/vale`;
    if ((await glob(path)).length > 0 || existsSync(join(root, path))) return join(root, path);
  }
  for (const place of places) await glob(relative(root, place).split(sep).join('/'));
  return 'vale';
}
