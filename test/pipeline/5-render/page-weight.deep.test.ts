// Pages of large sites: what a page weighs does not grow with the site, and its sidebar still leads everywhere.
import { afterAll, describe, expect, it } from 'vitest';
import { hasChromium } from '../../chromium.ts';
import { inBrowser } from '../../first-view.ts';
import { deepTest, isThorough } from '../../property-runs.ts';
import { type BuiltSite, buildSite, configText } from '../built-site.ts';
import { shown } from '../shown.ts';

const config = configText("  docs: [{ routeBasePath: '/' }],\n");
/** About as long as a page of a real site. */
const body = Array.from({ length: 40 }, (_, at) => `## Section ${at}\n\n${'Some words of it. '.repeat(20)}\n`).join('\n');

/** So that the sites have 240 folders, of which a page cannot list all. */
const inFolder = isThorough() ? 5 : 3;

type Files = Readonly<Record<string, string>>;

/** So many pages in one folder. The last of the first 25 has a body. */
function flat(count: number): Files {
  const pages = Array.from({ length: count }, (_, at): [string, string] => [`docs/${nameOf(at)}.md`, pageText(at)]);
  return { 'site.config.ts': config, ...Object.fromEntries(pages) };
}

/** The same pages, some in each folder. */
function folders(count: number): Files {
  const pages = Array.from({ length: count }, (_, at): [string, string] => [
    `docs/${folderOf(at)}/${nameOf(at)}.md`,
    `---\nslug: /${nameOf(at)}\n---\n\n${pageText(at)}`,
  ]);
  return { 'site.config.ts': config, ...Object.fromEntries(pages) };
}

const nameOf = (at: number): string => `page-${String(at).padStart(5, '0')}`;
const folderOf = (at: number): string => `part-${String(Math.floor(at / inFolder)).padStart(5, '0')}`;
const pageText = (at: number): string => `# Page ${at}\n\n${at === 24 ? body : ''}`;

/** The routes to which the links of pages lead from the first one on, but for those to neighbours. */
function reached(site: BuiltSite, first: string): ReadonlySet<string> {
  const found = new Set([first]);
  for (const route of found) {
    const html = site.page(route).replace(/<nav class="pager".*?<\/nav>/s, '');
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="\/([^"#]*)"/g)) found.add(href);
  }
  return found;
}

const entries = (site: BuiltSite, path: string): readonly string[] => shown(site.page(path)).sidebar ?? [];

/** How many parts of the site the page for unknown addresses leads to. */
const sections = (site: BuiltSite): number =>
  /<nav class="sections".*?<\/nav>/s.exec(site.page('404'))?.[0].match(/<a /g)?.length ?? 0;

/** A site of twelve folders, for both tests. */
let small: Promise<BuiltSite> | undefined;
const removals: (() => void)[] = [];
afterAll(() => {
  for (const remove of removals) remove();
});

/** How much heavier than in a site of twelve folders a page is, as a part of what it weighs there. */
async function growth(site: BuiltSite): Promise<number> {
  small ??= buildSite(folders(12 * inFolder), {}, (remove) => removals.push(remove));
  const few = await small;
  expect(entries(few, 'page-00024')).toHaveLength(12 + inFolder);
  expect(sections(few)).toBe(12);
  expect(sections(site)).toBeLessThanOrEqual(24);
  return site.page('page-00024').length / few.page('page-00024').length - 1;
}

/** How many pages a site of many folders has, whose list is cut, and one of a single long folder. The deep run makes it as large as they get. */
const [inFolders, inOne] = isThorough() ? [1200, 3000] : [720, 450];
const named = (at: number): string => `Page ${at} /${nameOf(at)}`;
const counted = (count: number): string => count.toLocaleString('en');

describe('large sites', { timeout: 300_000 }, () => {
  it('of many folders have pages as heavy as a small one, whose sidebars lead to all others', async () => {
    const many = await buildSite(folders(inFolders));
    expect(Math.abs(await growth(many))).toBeLessThan(0.05);
    const first = inFolders / 2;
    const part = (by: number): string => `${folderOf(first + inFolder * by)} /${nameOf(first + inFolder * by)}`;
    const opened = Array.from({ length: inFolder }, (_, at) => `  ${named(first + at)}${at === 2 ? ' active' : ''}`);
    expect(entries(many, nameOf(first + 2)).slice(5, 10 + inFolder)).toEqual([
      part(-2),
      part(-1),
      `${part(0)} open`,
      ...opened,
      part(1),
      part(2),
    ]);
    expect(reached(many, nameOf(0)).size).toBe(inFolders);
  });

  deepTest('of one long folder do, too, and show the page at first sight', async () => {
    const long = await buildSite(flat(inOne));
    expect(Math.abs(await growth(long))).toBeLessThan(0.05);
    const half = inOne / 2;
    const middle = entries(long, nameOf(half));
    expect(middle).toHaveLength(27);
    expect(middle.slice(0, 2)).toEqual([`${counted(half - 12)} earlier /${nameOf(half - 13)}`, named(half - 12)]);
    expect(middle[13]).toBe(`${named(half)} active`);
    expect(middle.slice(-2)).toEqual([named(half + 12), `${counted(half - 13)} more /${nameOf(half + 13)}`]);
    expect(entries(long, nameOf(0))[0]).toBe(`${named(0)} active`);
    expect(entries(long, nameOf(inOne - 1)).at(-1)).toBe(`${named(inOne - 1)} active`);
    expect(reached(long, nameOf(half + 200)).size).toBe(inOne);

    if (!hasChromium) return;
    const view = { faults: [], sideways: [], title: true, active: `Page ${half}` };
    await inBrowser(long.result.outDir, async (viewOf) => {
      for (const width of [320, 1440]) expect(await viewOf(`/${nameOf(half)}`, width)).toEqual(view);
    });
  });
});
