// Reads the sources of a Docusaurus site for what its new configuration depends on.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { compareText } from '#model/place';

export interface SiteUses {
  /** Names of `siteConfig` that any source has. */
  readonly names: ReadonlySet<string>;
  /** True where a frame shows a `data:` address that runs no code. */
  readonly dataFrames: boolean;
  /** True where a fence with code of its own has `file=…`, a label there and the name of a file to show here. */
  readonly fileLabels: boolean;
  /** Pages that docusaurus-openapi-docs made, relative to the root. */
  readonly apiPages: readonly string[];
}

const read = ['organizationName', 'projectName'];

export async function usesOf(root: string): Promise<SiteUses> {
  const found = await fastGlob('**/*.{md,mdx,js,jsx,ts,tsx}', {
    cwd: root,
    ignore: ['**/node_modules/**', '**/.*/**', 'build/**', 'docusaurus.config.*', 'i18n/**'],
    followSymbolicLinks: false,
  });
  const names = new Set<string>();
  const apiPages: string[] = [];
  let [dataFrames, fileLabels] = [false, false];
  for (const file of found.sort(compareText)) {
    const text = await readFile(join(root, file), 'utf8').catch(() => '');
    for (const name of read) if (text.includes(name)) names.add(name);
    if (!/\.mdx?$/.test(file)) continue;
    dataFrames ||= showsData(text);
    fileLabels ||= hasLabel(text.split(/\r?\n/));
    if (/\.(?:api|info|tag|schema)\.mdx$/.test(file)) apiPages.push(file);
  }
  return { names, dataFrames, fileLabels, apiPages };
}

function showsData(text: string): boolean {
  const frames = text.split(/<iframe\b/i).slice(1);
  return frames.some((rest) =>
    /\bsrc=(?:"|'|\{["'`])data:(?!text\/(?:html|xml|xsl)|image\/svg)/i.test(rest.slice(0, rest.indexOf('>') + 1)),
  );
}

function hasLabel(lines: readonly string[]): boolean {
  const fence = /^[ \t]*(?:```|~~~)/;
  return lines.some((line, at) => fence.test(line) && /[ \t]file=/.test(line) && !fence.test(lines[at + 1] ?? '```'));
}
