// Parts of the theme in whose place a site has its own components: what these are given, and what the original is inside of them.
import { type ComponentType, createElement as h, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { PageProps } from '#model/page-props';
import { slotNames, slots } from '#model/slots';
import type { OnHead } from '#model/theme';
import * as theme from '../../src/theme/public.ts';
import { server } from '../../src/theme/server.tsx';
import { page, pages } from './sample-page.ts';

type Part = (props: Record<string, unknown> & { readonly page: PageProps }) => ReactNode;

const own = theme as unknown as Readonly<Record<string, ComponentType<object>>>;
const render = (parts: Readonly<Record<string, Part>>, props = page, onHead?: OnHead) =>
  server.renderLayout(props, '<p>Body</p>', { parts, onHead });

/** Pages that show all parts between them. */
const version = { docs: 'default', name: '1.0', label: '1.0', banner: 'unmaintained' as const, badge: true, all: [] };
const shown = [{ ...page, version }, pages['not-found']].filter((props) => props !== undefined);

describe('every part', () => {
  it.each(slotNames)('%s is what the site says', (name) => {
    const html = shown.map((props) => render({ [name]: ({ page: { href } }) => `[${name} of ${href}]` }, props)).join('');
    expect(html).toContain(`[${name} of `);
  });

  it.each(slotNames)('%s is itself inside of what stands in its place', (name) => {
    const around: Part = (props) => h(own[name] as ComponentType<object>, props);
    for (const props of shown) expect(render({ [name]: around }, props)).toBe(render({}, props));
  });

  it.each(Object.entries(slots))('%s has a line about it: %s', (name, about) => {
    expect(about).toMatch(/^[A-Z].*\.$/);
    expect(own[name]).toBeTypeOf('function');
  });
});

it('is there where another part shows it, of the site or of the theme', () => {
  const brand: Part = () => h('b', null, 'Own brand');
  expect(render({ NavbarBrand: brand })).toMatch(/<nav class="navbar"[^>]*><div class="navbar-inner"><b>Own brand<\/b>/);
  const bar: Part = ({ page }) => h('nav', null, h(theme.NavbarBrand, { site: page.site }), h(theme.NavbarEnd));
  const html = render({ NavbarBrand: brand, Navbar: bar, NavbarEnd: () => '!' });
  expect(html).toContain('<nav><b>Own brand</b>!</nav>');
});

it('is given what the part is given, and the page', () => {
  let given: object = {};
  render({
    Pager: (props) => {
      given = props;
      return null;
    },
  });
  expect(given).toEqual({ previous: page.previous, next: page.next, page });
});

it('can ask for its page, links and the head', () => {
  const wanted: unknown[] = [];
  const html = render(
    {
      Footer: () =>
        h(
          'footer',
          null,
          h(theme.Head, null, h('meta', { name: 'from', content: theme.usePage().title })),
          h(theme.Link, { to: '/guide' }, 'Guide'),
          h(theme.Icon, { name: 'home' }),
          theme.useBaseUrl('/img/a.svg'),
        ),
    },
    page,
    (elements) => wanted.push(...elements),
  );
  expect(html).toContain('<footer><a href="/base/guide">Guide</a><svg class="icon icon-home"');
  expect(html).toContain('/base/img/a.svg</footer>');
  expect(wanted).toEqual([{ tag: 'meta', attributes: { name: 'from', content: page.title } }]);
});

it('lets through what a part throws', () => {
  const part: Part = () => {
    throw new Error('no footer today');
  };
  expect(() => render({ Footer: part })).toThrow('no footer today');
});
