// Makes sites and random edits of them, by a seed.
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import type { seeded } from '../../seeded-faults/random.ts';

type Random = ReturnType<typeof seeded>;

const config = `import { defineConfig } from 'slodocs';
import { siteJson } from 'slodocs/plugins';

export default defineConfig({
  title: 'Edited',
  url: 'https://edited.example',
  preset: { 'git-dates': false, search: false, twins: false },
  docs: [{ path: '.', include: ['extra/**'], routeBasePath: '/' }],
  pages: false,
  plugins: [siteJson()],
});
`;

/** Pages whose names may change, since nothing links to them. */
const spare = 30;

export function writeEditedSite(root: string): void {
  write(root, 'site.config.ts', config);
  for (let n = 0; n < spare; n++) {
    write(root, `extra/page-${n}.md`, page(n));
    write(root, `extra/picture-${n}.svg`, picture(n));
  }
}

/** The manual, in one language, with the spare pages. */
export function writeEditedManual(root: string): void {
  cpSync('docs', root, { recursive: true, filter: (path) => !/^docs\/(?:i18n|build|\.slodocs)(?:\/|$)/.test(path) });
  writeEditedSite(root);
  const manual = readFileSync('docs/site.config.ts', 'utf8')
    .replace(/^ {2}i18n: .*\n/m, '')
    .replace(/^ *\{ type: 'localeDropdown'.*\n/m, '')
    .replace(" } from 'slodocs/plugins'", ", siteJson } from 'slodocs/plugins'")
    .replace('plugins: [', "preset: { 'git-dates': false },\n  plugins: [siteJson(), ");
  write(root, 'site.config.ts', manual);
}

function page(n: number): string {
  return `---
title: Spare page ${n}
description: What the spare page ${n} is about.
---

The first paragraph of page ${n} says **little**, and [leads](https://other.example/${n}).

## Part of page ${n}

- An item of page ${n}
- Another one

| key | value |
|---|---|
| key ${n} | value ${n} |

![Picture ${n}](./picture-${n}.svg)

\`\`\`bash
run --page ${n}
\`\`\`
`;
}

function picture(n: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="${5 + (n % 15)}"/></svg>\n`;
}

/** What is edited, in turn; the ways that a page's address changes come last, so that few edits have one of each, too. */
const ways = [
  'text',
  'code',
  'image',
  'title',
  'moved',
  'heading',
  'text',
  'added',
  'code',
  'removed',
  'text',
  'text',
  'link',
  'text',
];

/** Edits as many pages, each in one way. */
export function editRandomly(root: string, count: number, random: Random): readonly string[] {
  const files = fastGlob
    .sync('**/*.md', { cwd: root, ignore: ['extra/**', '**/_*', '.slodocs/**', 'build/**', 'node_modules/**'] })
    .sort();
  const spares = Array.from({ length: spare }, (_, n) => n);
  const draw = <T>(from: T[]): T => from.splice(random.below(from.length), 1)[0] as T;
  return Array.from({ length: count }, (_, n) => {
    const way = ways[n % ways.length] ?? 'text';
    const rewrite = patterns[way];
    for (let tries = files.length; rewrite && tries > 0; tries--) {
      const path = files[random.below(files.length)] ?? '';
      const text = path === '' ? '' : readFileSync(join(root, path), 'utf8');
      const edited = text.replace(rewrite, (...found) => replaced(way, found as string[], n));
      if (path === '' || edited === text) continue;
      files.splice(files.indexOf(path), 1);
      write(root, path, edited);
      return `${way}: ${path}`;
    }
    return editSpare(root, way, draw(spares), n);
  });
}

/** The first paragraph of one line, line of a shell block, or heading with an id. */
const patterns: Readonly<Record<string, RegExp>> = {
  text: /(?<=\n\n)([A-Z][a-z]+ [a-z][^\n`[\]|<{}*]*\.)(?=\n\n)/,
  code: /(?<=\n```bash\n)([^\n]+)/,
  heading: /(?<=\n)(## [A-Z][^\n`{]*)(?= \{#)/,
};

function replaced(way: string, [, found = '']: readonly string[], n: number): string {
  if (way === 'code') return `${found} # edit ${n}`;
  if (way === 'heading') return `${found} of edit ${n}`;
  const words = found.split(' ');
  return [...words.slice(0, 1), `quokka${n}`, ...words.slice(2)].join(' ');
}

function editSpare(root: string, way: string, n: number, edit: number): string {
  const path = `extra/page-${n}.md`;
  const text = readFileSync(join(root, path), 'utf8');
  const edits: Readonly<Record<string, () => unknown>> = {
    text: () => write(root, path, text.replace('Another one', `Another quokka ${edit}`)),
    code: () => write(root, path, text.replace('run --page', `run --fast${edit} --page`)),
    heading: () => write(root, path, text.replace('## Part of', '## Section of')),
    image: () => write(root, `extra/picture-${n}.svg`, picture(n + 7).replace('circle', 'circle class="edited"')),
    title: () => write(root, path, text.replace('title: Spare', `title: Edited ${edit} spare`)),
    link: () => write(root, path, text.replace('https://other', 'https://another')),
    moved: () => renameSync(join(root, path), join(root, `extra/moved-${n}.md`)),
    added: () => write(root, `extra/added-${edit}.md`, `# Added ${edit}\n\nA new page ${edit}.\n`),
    removed: () => rmSync(join(root, path)),
  };
  edits[way]?.();
  return `${way}: ${path}`;
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
