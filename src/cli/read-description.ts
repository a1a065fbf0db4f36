// Reads the description of a built site, and refuses what is none.
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { descriptionFile, type SiteDescription } from '#model/site-description';
import { UsageError } from './exit-codes.ts';

interface Described {
  readonly description: SiteDescription;
  /** The output folder, absolute; undefined where only its description was named. */
  readonly folder: string | undefined;
}

/** `path` is an output folder or a description in one. */
export async function readDescription(cwd: string, path: string): Promise<Described> {
  const found = resolve(cwd, path);
  const isFolder = (await stat(found).catch(() => undefined))?.isDirectory() === true;
  const file = isFolder ? join(found, descriptionFile) : found;
  const text = await readFile(file, 'utf8').catch((thrown: NodeJS.ErrnoException) => {
    const help = `The plugin \`siteJson()\` of slodocs/plugins writes "${descriptionFile}" into the output of every build.`;
    if (thrown.code === 'ENOENT')
      throw new UsageError(isFolder ? `"${path}" holds no "${descriptionFile}"` : `there is no "${path}"`, help);
    throw new UsageError(`"${path}" cannot be read: ${thrown.message}`);
  });
  const description = parse(text);
  if (isDescription(description)) return { description, folder: isFolder ? found : undefined };
  throw new UsageError(
    `"${path}" is no description of a site that this slodocs can read`,
    `It is a "${descriptionFile}" of the format 1.`,
  );
}

/** Lists everything that is compared. */
function isDescription(value: unknown): value is SiteDescription {
  const { format, pages, redirects } = Object(value) as Partial<Record<keyof SiteDescription, unknown>>;
  const has = (one: unknown, keys: readonly string[], lists: readonly string[]): boolean => {
    const entry = Object(one) as Record<string, unknown>;
    return keys.every((key) => typeof entry[key] === 'string') && lists.every((key) => Array.isArray(entry[key]));
  };
  const isPage = (page: unknown): boolean => has(page, ['path', 'title', 'kind', 'content'], ['anchors', 'links']);
  const isRedirect = (redirect: unknown): boolean => has(redirect, ['from', 'to'], []);
  return format === 1 && Array.isArray(pages) && pages.every(isPage) && Array.isArray(redirects) && redirects.every(isRedirect);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
