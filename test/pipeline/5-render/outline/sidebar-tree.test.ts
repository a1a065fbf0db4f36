// Sidebars to the files that hold them whole: which have one, what it is called, and what is read out of it.
import { describe, expect, it } from 'vitest';
import { readTree } from '#model/page-data';
import type { SidebarEntry } from '#model/page-props';
import type { SidebarCategory, SidebarItem } from '#model/sidebar';
import { defaultColors } from '#pipeline/0-configure/default-colors';
import { settle } from '#pipeline/0-configure/defaults';
import { prepareSidebar } from '#pipeline/5-render/outline/sidebar-entries';

const settings = settle(
  { baseUrl: '/base/' },
  { root: '/site', baseUrl: undefined, severity: {}, strings: {}, colors: defaultColors },
);
const treeOf = (items: readonly SidebarItem[], name = 'docs', docs = 'default', more: object = {}) =>
  prepareSidebar({ docs, version: 'current', name, items }, { ...settings, ...more }).tree;
const page = (path: string, more: object = {}): SidebarItem => ({
  type: 'link',
  label: path,
  to: { locale: 'en', version: null, path },
  ...more,
});
const category = (items: readonly SidebarItem[], more: Partial<SidebarCategory> = {}): SidebarCategory => ({
  type: 'category',
  label: 'Guides',
  collapsed: true,
  collapsible: true,
  items,
  ...more,
});
const read = async (items: readonly SidebarItem[]): Promise<readonly SidebarEntry[]> => {
  const content = treeOf(items)?.content;
  return readTree(content && 'make' in content ? String(await content.make()) : '');
};

describe('the whole of a sidebar', () => {
  it('is a file only where some page does not show it', () => {
    expect(treeOf([page('/a')])).toBeUndefined();
    expect(treeOf([category([page('/a')], { collapsed: false })])).toBeUndefined();
    expect(treeOf([category([], { to: { locale: 'en', version: null, path: '/a' } })])).toBeUndefined();
    expect(treeOf([category([page('/a')])])?.path).toBe('sidebars/default-current-docs.json');
    expect(treeOf([category([category([page('/a')])], { collapsed: false })])).toBeDefined();
    expect(treeOf(Array.from({ length: 201 }, (_, at) => page(`/${at}`)))).toBeDefined();
  });

  it('has a name that no other sidebar has, on any disk', () => {
    const closed = [category([page('/a')])];
    const names = [
      ['docs', 'default'],
      ['Docs', 'default'],
      ['b', 'a-current'],
      ['current-b', 'a'],
      ['../up', 'default'],
      ['Ä/ö', 'default'],
      [`${'x'.repeat(300)}`, 'default'],
      [`${'x'.repeat(301)}`, 'default'],
    ].map(([name, docs]) => treeOf(closed, name, docs)?.path ?? '');
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^sidebars\/[a-z0-9_.-]{1,110}\.json$/);
  });

  it('holds all entries with their final addresses, but for what is unlisted', async () => {
    const [guides, html] = await read([
      category([
        page('/a b'),
        page('/hidden', { unlisted: true }),
        category([page('https')], { label: 'Inner', collapsible: false }),
      ]),
      { type: 'html', html: '<hr>', defaultStyle: false, className: 'line' },
    ]);
    expect(guides).toMatchObject({ label: 'Guides', href: '/base/a%20b', leadsInside: true, collapsible: true, open: false });
    expect(guides?.items.map(({ label, collapsible, active }) => ({ label, collapsible, active }))).toEqual([
      { label: '/a b', collapsible: false, active: false },
      { label: 'Inner', collapsible: false, active: false },
    ]);
    expect(html).toMatchObject({
      type: 'html',
      html: { content: '<hr>', plain: true },
      className: 'line',
      href: null,
      items: [],
    });
  });

  it('has another key as soon as it would be printed otherwise', () => {
    const closed = [category([page('/a')])];
    const keys = [
      treeOf(closed),
      treeOf([category([page('/b')])]),
      treeOf(closed, 'docs', 'default', { baseUrl: '/' }),
      treeOf(closed, 'docs', 'default', { trailingSlash: true }),
    ].map((tree) => tree?.key);
    expect(new Set(keys).size).toBe(4);
    expect(treeOf([category([page('/a')])])?.key).toBe(keys[0]);
  });
});
