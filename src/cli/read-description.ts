// Reads the description of a built site, and refuses what is none.
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { descriptionFile, isSiteDescription, type SiteDescription } from '#model/site-description';
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
    const help = `The plugin \`siteJson()\` from slodocs/plugins writes "${descriptionFile}" to the output of every build.`;
    if (thrown.code === 'ENOENT')
      throw new UsageError(isFolder ? `there is no "${descriptionFile}" in "${path}"` : `there is no "${path}"`, help);
    throw new UsageError(`"${path}" cannot be read: ${thrown.message}`);
  });
  const description = parse(text);
  if (isSiteDescription(description)) return { description, folder: isFolder ? found : undefined };
  throw new UsageError(
    `"${path}" is not a site description that this version of slodocs can read`,
    `It must be a "${descriptionFile}" in format 1.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
