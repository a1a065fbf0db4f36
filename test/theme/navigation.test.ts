// Navbar, sidebar, footer and announcement: labels, active entries and outer links.
import { describe, expect, it } from 'vitest';
import { server } from '../../src/theme/server.tsx';
import { asRead } from '../pipeline/built-site.ts';
import { navItem, page, sidebarCategory, sidebarLink, site } from './sample-page.ts';

const html = asRead(server.renderLayout(page, ''));
const withNavbar = (navbar: typeof site.navbar) => asRead(server.renderLayout({ ...page, site: { ...site, navbar } }, ''));

/** The markup from `start` to `end`. */
function between(text: string, start: string, end: string): string {
  const at = text.indexOf(start);
  expect(at, start).toBeGreaterThanOrEqual(0);
  return text.slice(at, text.indexOf(end, at));
}

describe('navbar', () => {
  it('leads home with logo and title, and does not say the title twice', () => {
    const brand = between(html, '<a class="navbar-brand"', '</a>');
    expect(brand).toContain('href="/base/"');
    expect(brand).toContain('<img class="logo" src="/base/img/logo.svg" alt="" width="64" height="32"/>');
    expect(brand).toContain('<span class="navbar-title">Nines</span>');
  });

  it('has items on their side', () => {
    expect(between(html, '<ul class="navbar-items navbar-items-left">', '</ul>')).toContain('Guides');
    expect(between(html, '<ul class="navbar-items navbar-items-right">', '</nav>')).not.toContain('Guides');
  });

  it('marks the active item', () => {
    expect(html).toContain('<a class="navbar-link" href="/base/guides" aria-current="true">Guides</a>');
  });

  it('opens a dropdown without a script, its own address first', () => {
    expect(between(html, '<details class="dropdown"', '</details>')).toMatch(
      /^<details class="dropdown" name="navbar-dropdown"><summary class="navbar-link">Release notes.*href="\/base\/agent".*href="\/base\/sloctl"/,
    );
    const own = withNavbar([navItem('Help', '/base/help', { active: true, items: [navItem('FAQ', '/base/faq')] })]);
    expect(own).toContain('<summary class="navbar-link" data-active="">Help');
    expect(between(own, '<ul class="dropdown-items">', '</ul>')).toMatch(/href="\/base\/help" aria-current="true">Help<.*>FAQ</);
  });

  it('opens outer links in a new tab and says so', () => {
    const link = between(html, '<a class="navbar-link" href="https://nines.example/support"', '</a>');
    expect(link).toContain('target="_blank" rel="noopener noreferrer"');
    expect(link).toMatch(
      />Support<svg class="icon icon-external"[^>]*><path d="[^"]+"><\/path><\/svg><span class="visually-hidden"> \(opens in new tab\)<\/span>$/,
    );
  });

  it('has a choice of versions, named for those who do not see that it is one', () => {
    const menu = between(html, '<details class="dropdown" name="navbar-dropdown" data-docs-versions="default">', '</details>');
    expect(menu).toContain('<span class="dropdown-choice">Versions </span>2.0<');
    expect(menu).toContain('<li data-version="1.0"><a class="dropdown-link" href="/base/1.0/slo">1.0</a></li>');
  });

  it('shows what an author wrote as HTML', () => {
    expect(withNavbar([navItem('', null, { html: '<b>Beta</b>' })])).toContain('<li class="navbar-html"><b>Beta</b></li>');
  });

  it('leads to the search page, and keeps the place of the switch of colour modes', () => {
    const tools = between(html, '<div class="navbar-tools">', '<div class="columns');
    expect(tools).toContain('<a class="search-button" href="/base/search" aria-label="Search" data-search-open="">');
    expect(tools).toContain(
      'disabled="" aria-label="Switch between dark and light mode (currently system mode)" title="system mode"',
    );
    const left = { ...site, search: { href: '/base/search', position: 'left' as const }, colorMode: null };
    const other = server.renderLayout({ ...page, site: left }, '');
    expect(other.indexOf('search-button')).toBeLessThan(other.indexOf('navbar-menu'));
    expect(other).not.toContain('navbar-tools');
  });

  it('does not stay in sight where it is long', () => {
    expect(html).toContain('<nav class="navbar" ');
    const many = Array.from({ length: 60 }, (_, at) => navItem(`Entry ${at}`, '/base/'));
    expect(withNavbar(many)).toContain('<nav class="navbar navbar-long" ');
  });

  it('stands behind a button on phones', () => {
    expect(html).toContain('popoverTarget="slodocs-navbar-items" aria-label="Toggle navigation bar"');
    expect(html).toContain('id="slodocs-navbar-items" popover="auto"');
  });
});

describe('sidebar', () => {
  const sidebar = between(
    html,
    '<nav class="sidebar" data-sidebar="/base/sidebars/default-current-docs.json" aria-label="Docs sidebar">',
    '</nav>',
  );

  it('stands behind a button on phones', () => {
    expect(sidebar).toMatch(
      /<button type="button" class="[^"]+" popoverTarget="slodocs-docs-sidebar"><svg class="icon icon-menu".*<\/svg>Menu<\/button>/,
    );
    expect(sidebar).toContain('id="slodocs-docs-sidebar" popover="auto"');
    expect(sidebar).toContain('popoverTargetAction="hide" aria-label="Close navigation bar"');
  });

  it('marks the page shown and nothing else', () => {
    expect(sidebar.match(/aria-current/g)).toHaveLength(1);
    expect(sidebar).toContain('href="/base/what-an-slo-is" aria-current="page">What an SLO is</a>');
  });

  it('shows the items of open categories only', () => {
    const closed = sidebarCategory('Closed', [sidebarLink('Hidden')], { open: false });
    const open = sidebarCategory('Open', [sidebarLink('Shown')]);
    const both = server.renderLayout({ ...page, sidebar: [closed, open] }, '');
    expect(both).toContain('>Shown</a>');
    expect(both).not.toContain('Hidden');
    expect(both).toContain('<li class="branch"><a href="/base/closed">Closed</a></li>');
    expect(both).toContain(
      '<li class="branch"><a href="/base/open">Open</a><ul><li><a href="/base/shown">Shown</a></li></ul></li>',
    );
  });

  it('leads on from a part of a long list', () => {
    const part = [
      sidebarLink('', { type: 'earlier', href: '/base/before', count: 1 }),
      sidebarLink('One'),
      sidebarLink('', { type: 'later', href: '/base/after', count: 2970 }),
    ];
    expect(server.renderLayout({ ...page, sidebar: part }, '')).toContain(
      '<ul><li class="rest"><a href="/base/before">1 earlier</a></li><li><a href="/base/one">One</a></li>' +
        '<li class="rest"><a href="/base/after">2,970 more</a></li></ul>',
    );
  });

  it('shows a category that leads nowhere as text', () => {
    expect(sidebar).toContain('<span>No page</span>');
  });

  it('has no caret on what does not collapse', () => {
    const fixed = server.renderLayout(
      { ...page, sidebar: [sidebarCategory('Fixed', [sidebarLink('A')], { collapsible: false })] },
      '',
    );
    expect(fixed).toContain('<li class="branch fixed"><a href="/base/fixed">Fixed</a>');
  });

  it('keeps the class of an entry and opens outer links in a new tab', () => {
    expect(sidebar).toContain('<li class="strong"><a href="https://status.example" target="_blank" rel="noopener noreferrer">');
  });
});

it('footer has columns and the copyright line', () => {
  const footer = between(html, '<footer class="footer">', '</footer>');
  expect(footer).toContain('<p class="footer-title">Learn</p><ul><li><a class="footer-link" href="/base/tips">Tips</a></li>');
  expect(footer).toContain('<p class="footer-copyright">Copyright © Nines &amp; friends</p>');
});

it('footer has a logo for light and for dark grounds, and links to other services', () => {
  const footer = between(html, '<footer class="footer">', '</footer>');
  expect(footer).toContain(
    '<picture class="only-light"><img class="logo" src="/base/img/logo.svg" alt="Nines" width="96" height="32"/></picture>' +
      '<picture class="only-dark"><img class="logo" src="/base/img/dark.svg" alt="Nines" width="96" height="32"/></picture>',
  );
  expect(footer).toContain('aria-label="GitHub (opens in new tab)" title="GitHub" target="_blank" rel="me noopener noreferrer"');
  expect(footer).toContain('<a class="social-link" href="/base/rss.xml" aria-label="Feed" title="Feed">');
});

it('announcement stands above the navbar as it was written', () => {
  const bar = between(html, '<div class="announcement"', '<nav class="navbar"');
  expect(bar).toMatch(/^<div class="announcement" role="banner" data-announcement-id="release"><div class="announcement-text">/);
  expect(bar).toContain('Nines 2 is <a href="/base/agent">out</a>.</div><button type="button"');
  expect(bar).toContain('aria-label="Close"');
  const firm = { ...site, announcement: { id: 'x', html: 'x', closeable: false } };
  expect(server.renderLayout({ ...page, site: firm }, '')).not.toContain('announcement-close');
});
