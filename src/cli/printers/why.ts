// Prints an explanation as text for people: names with values beside them.
import { type Place, wholeFile } from '#model/place';
import type { DraftExplanation, Explanation, FileExplanation } from '#model/why';
import { plural } from './counts.ts';
import { createPalette } from './palette.ts';
import { pathFrom } from './sources.ts';
import { visible } from './visible.ts';
import { pageRows, printName, type Row, type Written } from './why-page.ts';

export interface WhyStyle {
  readonly colors: boolean;
  /** Absolute: paths are relative to it. */
  readonly cwd: string;
  /** Absolute. The site's. */
  readonly root: string;
}

export function printWhy(explanation: Explanation, { colors, cwd, root }: WhyStyle): string {
  const palette = createPalette(colors);
  const path = (file: string): string => pathFrom(cwd, root, file);
  const place = ({ file, start }: Place): string => `${path(file)}:${start.line}:${start.column}`;
  const [heading, rows] = tell(explanation, { path, place });
  const shown = rows.filter(([, lines]) => lines.length > 0);
  const width = Math.max(0, ...shown.map(([name]) => name.length));
  const printed = shown.flatMap(([name, lines]) =>
    lines.map((line, index) => `  ${palette.quiet((index === 0 ? name : '').padEnd(width))}  ${visible(line)}`.trimEnd()),
  );
  return [palette.strong(visible(heading)), ...printed].map((line) => `${line}\n`).join('');
}

function tell(explanation: Explanation, written: Written): readonly [string, readonly Row[]] {
  switch (explanation.kind) {
    case 'page':
      return [printName(explanation), pageRows(explanation, written)];
    case 'draft':
      return [printName(explanation), draftRows(explanation, written)];
    case 'file':
      return [written.path(explanation.path), fileRows(explanation)];
  }
}

function draftRows({ path, place }: DraftExplanation, written: Written): readonly Row[] {
  return [
    ['source', [written.path(path)]],
    ['draft', [`not published: set in ${written.place(place ?? wholeFile(path))}`]],
    ['shown', ['nowhere: drafts have no page, and are not in sidebars, lists or the sitemap']],
  ];
}

const uses: Readonly<Record<FileExplanation['role'], (pages: string) => string>> = {
  origin: (pages) => `the file from which a plugin generated the source of ${pages}`,
  partial: (pages) => `a partial of ${pages}`,
  component: (pages) => `code of ${pages}`,
  slot: (pages) => `part of the theme on ${pages}`,
  layout: (pages) => `a layout of ${pages}`,
  stylesheet: (pages) => `part of a stylesheet of ${pages}`,
  asset: (pages) => `used on ${pages}`,
  read: (pages) => `read for ${pages}`,
  sidebar: (pages) => `part of the sidebar of ${pages}`,
  site: () => '',
  unused: () => '',
};

function fileRows({ role, served, pages }: FileExplanation): readonly Row[] {
  return [
    ['served', served === undefined ? [] : [served]],
    ['role', [roleOf(role, pages.length)]],
    ['pages', pages.map(printName)],
  ];
}

function roleOf(role: FileExplanation['role'], count: number): string {
  if (role === 'site') return 'part of the configuration, a plugin or a sidebar: every page may depend on it';
  if (role === 'unused') return 'the site does not use it';
  return uses[role](count === 0 ? 'no page' : plural(count, 'page'));
}
