// Finds rules of a site's stylesheets that only work with the stylesheets of Docusaurus.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LineIndex } from '#model/line-index';
import type { Takeover } from '../old-site.ts';

const foreign =
  /--ifm-[\w-]+|--docusaurus-[\w-]+|\.(?:navbar|menu|footer|hero|button|pagination-nav|table-of-contents|theme-doc)(?:__|--)[\w-]+/g;

/** One finding for each stylesheet. */
export async function findInfima({ root, find }: Takeover, paths: readonly string[]): Promise<void> {
  for (const file of paths) {
    const text = (await readFile(join(root, file), 'utf8').catch(() => '')).replace(/^\uFEFF/, '');
    const found = [...text.matchAll(foreign)];
    const [first] = found;
    if (!first) continue;
    find({
      code: 'takeover/foreign-syntax',
      message: `the stylesheet names classes and properties of Docusaurus's theme, such as "${first[0]}" (${found.length === 1 ? 'once' : `${found.length} times`})`,
      help: 'Set the colour of your brand by "theme.accent", and write other rules for the properties of this theme: "Make it yours" in the manual lists them.',
      place: new LineIndex(text).place(file, first.index, first.index + first[0].length),
    });
  }
}
