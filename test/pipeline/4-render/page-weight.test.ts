// Pages of large sites: what a page weighs does not grow with the site.
import { describe, expect, it } from 'vitest';
import { buildSite } from '../built-site.ts';
import { shown } from '../shown.ts';

/** So many pages in one folder, and 210 in a category beside them. */
function siblings(count: number): Record<string, string> {
  const pages = Array.from({ length: count }, (_, at): [string, string] => [`docs/page-${pad(at)}.md`, `# Page ${pad(at)}\n`]);
  const inner = Array.from({ length: 210 }, (_, at): [string, string] => [
    `docs/zone/inner-${pad(at)}.md`,
    `# Inner ${pad(at)}\n`,
  ]);
  return Object.fromEntries([...pages, ...inner]);
}

function pad(at: number): string {
  return String(at).padStart(5, '0');
}

describe('a folder of 3,000 pages', () => {
  it('is shown as the 200 around the page, makes no page heavier, and is reached by neighbours', async () => {
    const many = await buildSite(siblings(3000));
    const few = await buildSite(siblings(400));
    const at = (path: string) => shown(many.page(path));
    const entries = (path: string): readonly string[] => at(path).sidebar ?? [];

    const middle = entries('docs/page-01500');
    expect(middle).toHaveLength(200);
    expect(middle[0]).toBe('Page 01400 /docs/page-01400');
    expect(middle[100]).toBe('Page 01500 /docs/page-01500 active');
    expect(middle.at(-1)).toBe('Page 01599 /docs/page-01599');
    expect(entries('docs/page-00000')[0]).toBe('Page 00000 /docs/page-00000 active');
    expect(entries('docs/page-02999').slice(-2)).toEqual(['Page 02999 /docs/page-02999 active', 'zone /docs/zone/inner-00000']);

    const inner = entries('docs/zone/inner-00007');
    expect(inner).toHaveLength(400);
    expect(inner.slice(199, 202)).toEqual([
      'zone /docs/zone/inner-00000 open',
      '  Inner 00000 /docs/zone/inner-00000',
      '  Inner 00001 /docs/zone/inner-00001',
    ]);
    expect(inner).toContain('  Inner 00007 /docs/zone/inner-00007 active');

    expect(at('docs/page-00150')).toMatchObject({ previous: 'Page 00149 /docs/page-00149', next: 'Page 00151 /docs/page-00151' });
    expect(at('docs/page-02999')).toMatchObject({ next: 'Inner 00000 /docs/zone/inner-00000' });

    for (const path of ['docs/page-00150', 'docs/zone/inner-00150', '404']) {
      expect(many.page(path).length, path).toBe(few.page(path).length);
    }
  });
});
