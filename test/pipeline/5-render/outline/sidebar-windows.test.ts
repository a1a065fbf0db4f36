// What a page shows of a long sidebar, and the key of that.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SidebarEntry } from '#model/page-props';
import type { Settings } from '#model/settings';
import type { SidebarCategory, SidebarItem, SidebarLink } from '#model/sidebar';
import { prepareSidebar } from '#pipeline/5-render/outline/sidebar-entries';
import { deepTest, propertyRuns } from '../../../property-runs.ts';

const settings = { baseUrl: '/' } as Settings;
const sidebarOf = (items: readonly SidebarItem[]) =>
  prepareSidebar({ docs: 'default', version: 'current', name: 'docs', items }, settings);

function page(path: string, more: Partial<SidebarLink> = {}): SidebarLink {
  return { type: 'link', label: path, to: { locale: 'en', version: null, path }, doc: path, ...more };
}

function category(label: string, items: readonly SidebarItem[], more: Partial<SidebarCategory> = {}): SidebarCategory {
  return { type: 'category', label, collapsed: true, collapsible: true, items, ...more };
}

function pages(count: number, prefix = '/p'): readonly SidebarLink[] {
  return Array.from({ length: count }, (_, at) => page(`${prefix}${at}`));
}

/** One line an entry. */
function lines(entries: readonly SidebarEntry[], indent = ''): readonly string[] {
  return entries.flatMap((entry) => {
    const { type, label, count, href, active, className, items } = entry;
    const name = type === 'earlier' || type === 'later' ? `${type} ${count} ${href}` : entry.html ? 'html' : label;
    const words = [name, active && 'active', className];
    return [indent + words.filter(Boolean).join(' '), ...lines(items, `${indent}  `)];
  });
}

describe('a sidebar', () => {
  it('of 200 entries is shown whole, with its open categories', () => {
    const items = [...pages(100), category('Open', pages(98, '/in'), { collapsed: false }), page('/last')];
    const entries = lines(sidebarOf(items).entries('/p50'));
    expect(entries).toHaveLength(200);
    expect(entries).toContain('  /in97');
  });

  it('of one more is cut around the way to the page, and its categories off the way are closed', () => {
    const items = [...pages(100), category('Open', pages(98, '/in'), { collapsed: false }), ...pages(2, '/last')];
    const sidebar = sidebarOf(items);
    expect(lines(sidebar.entries('/last0'))).toEqual([
      'earlier 78 /p77',
      ...pages(22).map((_, at) => `/p${78 + at}`),
      'Open',
      '/last0 active',
      '/last1',
    ]);
    const inner = lines(sidebar.entries('/in50'));
    expect(inner.slice(0, 2)).toEqual(['earlier 90 /p89', '/p90']);
    expect(inner.slice(11, 14)).toEqual(['Open', '  earlier 38 /in37', '  /in38']);
    expect(inner.slice(-4)).toEqual(['  /in62', '  later 35 /in63', '/last0', '/last1']);
  });

  it('counts what the way to the page opens', () => {
    const items = [...pages(150), category('A', pages(60, '/a')), category('B', pages(20, '/b'))];
    const sidebar = sidebarOf(items);
    expect(lines(sidebar.entries('/p0'))).toHaveLength(152);
    expect(lines(sidebar.entries('/b0'))).toHaveLength(172);
    expect(lines(sidebar.entries('/a0')).length).toBeLessThan(60);
  });

  it('is not cut for the sake of one entry', () => {
    const entries = lines(sidebarOf([category('A', pages(26, '/a')), ...pages(300)]).entries('/a0'));
    expect(entries.slice(0, 28)).toEqual(['A', '  /a0 active', ...pages(25).map((_, at) => `  /a${at + 1}`), '/p0']);
    expect(lines(sidebarOf(pages(300)).entries('/p13'))[0]).toBe('/p0');
    expect(lines(sidebarOf(pages(300)).entries('/p14'))[0]).toBe('earlier 2 /p1');
    expect(lines(sidebarOf(pages(300)).entries('/p286')).at(-1)).toBe('/p299');
  });

  it('shows the first pages of a category on its own page, and its begin on a page that it lacks', () => {
    const sidebar = sidebarOf([category('A', pages(300, '/a'), { to: { locale: 'en', version: null, path: '/all' } })]);
    expect(lines(sidebar.entries('/all')).slice(-2)).toEqual(['  /a24', '  later 275 /a25']);
    expect(lines(sidebarOf(pages(300)).entries('/elsewhere')).at(-1)).toBe('later 275 /p25');
  });

  it('leads on to a page from which a reader sees on', () => {
    const outer: SidebarItem = { type: 'link', label: 'Out', to: 'https://out.example' };
    const html: SidebarItem = { type: 'html', html: '<hr>', defaultStyle: false };
    const items = [...pages(25), html, outer, page('/p3', { label: 'Again' }), category('B', pages(300, '/b'))];
    expect(lines(sidebarOf([...items, ...pages(300, '/q')]).entries('/p0')).at(-1)).toBe('later 304 /b0');
    expect(lines(sidebarOf([...pages(300), html, html]).entries('/p299')).at(-1)).toBe('html');
    const closing = [...pages(226), ...Array.from({ length: 30 }, () => outer)];
    expect(lines(sidebarOf(closing).entries('/p225')).at(-1)).toBe('later 18 https://out.example');
  });

  it('keeps some neighbours of every category on a way of 40', () => {
    const chain = Array.from({ length: 40 }, (_, at) => 40 - at).reduce<readonly SidebarItem[]>(
      (inner, level) => [...pages(50, `/l${level}-`), category(`Level ${level}`, inner), ...pages(50, `/m${level}-`)],
      pages(100, '/leaf'),
    );
    const entries = lines(sidebarOf(chain).entries('/leaf50'));
    expect(entries.length).toBeLessThan(320);
    expect(entries.filter((line) => line.includes('Level'))).toHaveLength(40);
    expect(entries.filter((line) => line.includes('/leaf'))).toHaveLength(27);
  });

  it('has a caret on no category that opens nothing', () => {
    const items = [category('A', [page('/a', { unlisted: true })], { to: { locale: 'en', version: null, path: '/all' } })];
    expect(sidebarOf(items).entries('/all')).toMatchObject([{ label: 'A', active: true, collapsible: false, items: [] }]);
  });
});

/** Numbers to a tree: each is an item, or begins or ends a category. `edit` is told the place of every item. */
function treeOf(
  numbers: readonly number[],
  edit: (item: SidebarItem, at: number) => readonly SidebarItem[],
): readonly SidebarItem[] {
  const tokens = numbers.entries();
  const take = (): readonly SidebarItem[] => {
    const items: SidebarItem[] = [];
    for (const [at, number] of tokens) {
      const to = { locale: 'en', version: null, path: `/${at}` } as const;
      if (number === 0) break;
      if (number < 5) {
        const made = category(`${at}`, take(), { collapsed: number < 3, ...(number % 2 && { to }) });
        items.push(...edit(made, at));
      } else if (number === 5) items.push(...edit({ type: 'html', html: '<hr>', defaultStyle: true }, at));
      else items.push(...edit(page(`/${at}`, { unlisted: number === 6 }), at));
    }
    return items;
  };
  return take();
}

const edits: readonly ((item: SidebarItem) => readonly SidebarItem[])[] = [
  () => [],
  (item) => [item, page('/new')],
  (item) => [item.type === 'html' ? { ...item, className: 'edited' } : { ...item, label: 'Edited' }],
  (item) => [item.type === 'html' ? item : { ...item, unlisted: !item.unlisted }],
  (item) => [item.type === 'category' ? { ...item, collapsed: !item.collapsed } : item],
];

describe('the key of a sidebar', () => {
  deepTest('is another one wherever an edit is seen', () => {
    const numbers = fc.array(fc.nat(40), { minLength: 50, maxLength: 500, size: 'max' });
    let seen = 0;
    fc.assert(
      fc.property(numbers, fc.nat(500), fc.nat(edits.length - 1), (numbers, place, kind) => {
        const before = sidebarOf(treeOf(numbers, (item) => [item]));
        const after = sidebarOf(treeOf(numbers, (item, at) => (at === place ? (edits[kind]?.(item) ?? []) : [item])));
        for (let at = 0; at < numbers.length; at += 7) {
          if (before.key(`/${at}`) !== after.key(`/${at}`)) seen++;
          else expect(lines(after.entries(`/${at}`))).toEqual(lines(before.entries(`/${at}`)));
        }
      }),
      { numRuns: propertyRuns(30) },
    );
    expect(seen).toBeGreaterThan(0);
  });

  it('does not follow what is cut off', () => {
    const before = sidebarOf(pages(3000));
    const after = sidebarOf(pages(3000).map((item, at) => (at === 2000 ? { ...item, label: 'Edited' } : item)));
    const changed = pages(3000).flatMap((_, at) => (before.key(`/p${at}`) === after.key(`/p${at}`) ? [] : [at]));
    expect(changed).toEqual(Array.from({ length: 25 }, (_, at) => 1988 + at));
  });
});
