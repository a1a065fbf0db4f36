// Pages of large sites: what a page weighs does not grow with the site, and its sidebar still leads everywhere.
import { describe, expect, it } from 'vitest';
import { hasChromium } from '../../chromium.ts';
import { inBrowser } from '../../first-view.ts';
import { type BuiltSite, buildSite, configText } from '../built-site.ts';
import { shown } from '../shown.ts';

const config = configText("  docs: [{ routeBasePath: '/' }],\n");
/** About as long as a page of a real site. */
const body = Array.from({ length: 40 }, (_, at) => `## Section ${at}\n\n${'Some words of it. '.repeat(20)}\n`).join('\n');

type Files = Readonly<Record<string, string>>;

/** So many pages in one folder. The last of the first 25 has a body. */
function flat(count: number): Files {
  const pages = Array.from({ length: count }, (_, at): [string, string] => [`docs/${nameOf(at)}.md`, pageText(at)]);
  return { 'site.config.ts': config, ...Object.fromEntries(pages) };
}

/** The same pages, five in a folder. */
function folders(count: number): Files {
  const pages = Array.from({ length: count }, (_, at): [string, string] => [
    `docs/${folderOf(at)}/${nameOf(at)}.md`,
    `---\nslug: /${nameOf(at)}\n---\n\n${pageText(at)}`,
  ]);
  return { 'site.config.ts': config, ...Object.fromEntries(pages) };
}

const nameOf = (at: number): string => `page-${String(at).padStart(5, '0')}`;
const folderOf = (at: number): string => `part-${String(Math.floor(at / 5)).padStart(5, '0')}`;
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

/** How much heavier than in a site of 60 pages a page is, as a part of what it weighs there. */
async function growth(site: BuiltSite): Promise<number> {
  const few = await buildSite(folders(60));
  expect(entries(few, 'page-00024')).toHaveLength(17);
  expect(sections(few)).toBe(12);
  expect(sections(site)).toBeLessThanOrEqual(24);
  return site.page('page-00024').length / few.page('page-00024').length - 1;
}

describe('large sites', { timeout: 300_000 }, () => {
  it('of many folders have pages as heavy as a small one, whose sidebars lead to all others', async () => {
    const many = await buildSite(folders(1200));
    expect(Math.abs(await growth(many))).toBeLessThan(0.05);
    expect(entries(many, 'page-00602').slice(5, 15)).toEqual([
      'part-00118 /page-00590',
      'part-00119 /page-00595',
      'part-00120 /page-00600 open',
      '  Page 600 /page-00600',
      '  Page 601 /page-00601',
      '  Page 602 /page-00602 active',
      '  Page 603 /page-00603',
      '  Page 604 /page-00604',
      'part-00121 /page-00605',
      'part-00122 /page-00610',
    ]);
    expect(reached(many, nameOf(0)).size).toBe(1200);
  });

  it('of one long folder do, too, and show the page at first sight', async () => {
    const long = await buildSite(flat(3000));
    expect(Math.abs(await growth(long))).toBeLessThan(0.05);
    const middle = entries(long, 'page-01500');
    expect(middle).toHaveLength(27);
    expect(middle.slice(0, 2)).toEqual(['1,488 earlier /page-01487', 'Page 1488 /page-01488']);
    expect(middle[13]).toBe('Page 1500 /page-01500 active');
    expect(middle.slice(-2)).toEqual(['Page 1512 /page-01512', '1,487 more /page-01513']);
    expect(entries(long, 'page-00000')[0]).toBe('Page 0 /page-00000 active');
    expect(entries(long, 'page-02999').at(-1)).toBe('Page 2999 /page-02999 active');
    expect(reached(long, nameOf(1700)).size).toBe(3000);

    if (!hasChromium) return;
    const view = { faults: [], sideways: [], title: true, active: 'Page 1500' };
    await inBrowser(long.result.outDir, async (viewOf) => {
      for (const width of [320, 1440]) expect(await viewOf('/page-01500', width)).toEqual(view);
    });
  });
});
