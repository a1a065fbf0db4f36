// Holds a report against both outputs, read in another way than the program reads them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { SiteDescription } from '#model/site-description';
import type { SiteReport } from '../../../src/index.ts';

interface Crude {
  /** Whatever readers may see of it. */
  readonly whole: string;
  /** Its blocks of text, sorted. */
  readonly lines: readonly string[];
}

/** Every page that differs is in the report, no other is, and the words that it shows lead from the old text to the new one. */
export function holdReport(folders: readonly [string, string], report: SiteReport, html: string): void {
  const [before, after] = folders.map(
    (folder) => JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as SiteDescription,
  ) as [SiteDescription, SiteDescription];
  const cameFrom = new Map(report.difference.moved.map(({ from, to }) => [to, from]));
  const known = new Set(before.pages.map(({ path }) => path));
  const now = new Set(after.pages.map(({ path }) => path));
  expect(report.difference.added.map(({ path }) => path).sort()).toEqual(
    [...now].filter((path) => !known.has(path) && !cameFrom.has(path)).sort(),
  );
  expect(
    [...report.difference.removed, ...report.difference.moved.map(({ from }) => ({ path: from }))].map(({ path }) => path).sort(),
  ).toEqual([...known].filter((path) => !now.has(path)).sort());
  const remaining = [...now].filter((path) => known.has(path) || cameFrom.has(path));
  const read = (path: string): [Crude, Crude] => [crude(folders[0], cameFrom.get(path) ?? path), crude(folders[1], path)];
  const changed = remaining.filter((path) => {
    const [old, is] = read(path);
    return old.whole !== is.whole;
  });
  expect(report.content.pages.map(({ path }) => path)).toEqual(changed.sort());
  const told = toldBy(html);
  expect([...told.keys()].sort()).toEqual(changed);
  for (const path of changed) {
    const [old, is] = read(path);
    const { removed = [], added = [] } = told.get(path) ?? {};
    // The old text with what the report removes and adds is the new text.
    const applied = [...without(old.lines, removed), ...added].sort();
    expect(applied, path).toEqual(is.lines);
  }
}

/** By path: the texts that a report shows, as they were and as they are. */
function toldBy(html: string): ReadonlyMap<string, { readonly removed: string[]; readonly added: string[] }> {
  const pages = html.split('<article ').slice(1);
  return new Map(
    pages.map((page) => {
      const path = decode(/<h3[^>]*><code>(.*?)<\/code>/.exec(page)?.[1] ?? '');
      // Texts of the content alone: the title and the description are in the head.
      const shown = [...page.matchAll(/<p class="what">([^<]*)<\/p><p class="text(?: code)?">(.*?)<\/p>/gs)].filter(
        ([, what = '']) => !/^(?:Title|Description|Robots|Image|Tooltip|Drawing)/.test(what),
      );
      const texts = (gone: string): string[] =>
        shown.flatMap(([, , text = '']) => {
          const own = squeeze(decode(text.replaceAll(new RegExp(`<${gone}>.*?</${gone}>`, 'gs'), '').replace(/<[^>]*>/g, '')));
          return own === '' ? [] : [own];
        });
      return [path, { removed: texts('ins'), added: texts('del') }] as const;
    }),
  );
}

function without(lines: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...lines];
  for (const line of gone) {
    const at = left.indexOf(line);
    expect(at, `"${line}" was a block of the page`).not.toBe(-1);
    left.splice(at, 1);
  }
  return left;
}

const blockTag =
  /<\/?(?:p|h[1-6]|li|ul|ol|dl|dt|dd|td|th|tr|thead|tbody|table|pre|blockquote|div|section|article|figure|figcaption|details|summary|header|main|button|hr)\b[^>]*>/g;

function crude(folder: string, path: string): Crude {
  const plain = path.replace(/^\/|\/$/g, '');
  const file = ['/index.html', '.html'].map((end) => join(folder, `${plain}${end}`)).find(existsSync);
  const html = readFileSync(file ?? join(folder, 'index.html'), 'utf8');
  const main = html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    .replace(/<nav\b.*?<\/nav>/gs, '')
    .replace(/<span class="visually-hidden">.*?<\/span>/gs, '')
    .replace(/<a class="heading-anchor".*?<\/a>/gs, '')
    .replace(/<(style|script|svg)\b.*?<\/\1>/gs, '');
  const head = [/<title>.*?<\/title>/s, /<meta name="description"[^>]*>/].map((one) => one.exec(html)?.[0] ?? '');
  const lines = main
    .replace(/<span aria-hidden="true" class="katex-html">.*?(?=<\/p>|\n)/gs, '')
    .replace(/<pre\b.*?<\/pre>/gs, (pre) => pre.replaceAll('\n', '<hr>'))
    .replace(/<br\/?>/g, ' ')
    .replace(/\n/g, ' ')
    .replace(blockTag, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => squeeze(decode(line)))
    .filter((line) => line !== '');
  return { whole: [...head, main].join('\n'), lines: lines.sort() };
}

function squeeze(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ').replace(/^ | $/g, '');
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal === undefined ? (named[name] ?? whole) : String.fromCodePoint(Number(decimal));
  });
}
