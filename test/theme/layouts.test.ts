// Layouts: what each prints around a body, and what it leaves out.
import { createElement as h } from 'react';
import { describe, expect, it } from 'vitest';
import { Head } from '../../src/theme/mdx/Head/Head.tsx';
import { server } from '../../src/theme/server.tsx';
import { layouts } from '../../src/theme/theme.ts';
import { asRead } from '../pipeline/built-site.ts';
import { page, pages, pluginLayouts, renderWhole, site, tocItem } from './sample-page.ts';

const render = (more: Partial<typeof page> = {}, body = '<p id="body">Text</p>') =>
  asRead(server.renderLayout({ ...page, ...more }, body));

/** The element that starts with `start`, up to the first end tag of its name. */
function part(html: string, start: string): string {
  const at = html.indexOf(start);
  if (at < 0) throw new Error(`no ${start} in ${html}`);
  const name = /^<(\w+)/.exec(start)?.[1] ?? '';
  return html.slice(at, html.indexOf(`</${name}>`, at) + name.length + 3);
}

describe('every layout', () => {
  it('is named', () => {
    expect(server.layouts).toEqual(['category', 'component', 'doc', 'home', 'listing', 'not-found', 'page']);
    expect(server.layouts).toEqual(layouts);
    const all = [...layouts, ...Object.keys(pluginLayouts)].sort();
    expect([...new Set(Object.values(pages).map(({ layout }) => layout))].sort()).toEqual(all);
  });

  it.each(Object.entries(pages))(
    '%s has the landmarks, one h1 and one main, and nothing that a strict CSP refuses',
    (_, props) => {
      // Some bring their own heading.
      const html = renderWhole(server, props, ['component', 'home'].includes(props.layout) ? '<h1>Own</h1>' : '');
      expect(html.startsWith('<div role="region" aria-label="Skip to main content"><a class="skip-link" href="#')).toBe(true);
      const main = /<main class="main" id="([^"]+)" tabindex="-1">/.exec(html)?.[1];
      expect(html).toContain(`href="#${main}"`);
      expect(html.match(/<main/g)).toHaveLength(1);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain('<nav class="navbar" aria-label="Main">');
      expect(html).toContain('<footer class="footer">');
      expect(html).not.toMatch(/ style=|<script|<style|<link| on\w+="/);
    },
  );

  it('refuses a layout that it does not have', () => {
    expect(() => render({ layout: 'tag-list' })).toThrow('the theme has no layout "tag-list"');
  });

  it('puts ids on a page once', () => {
    const ids = [...render().matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('doc', () => {
  it('prints the title as h1 only where it is asked to', () => {
    expect(render()).toContain('<h1 class="title">What an SLO is</h1>');
    expect(render({ showTitle: false })).not.toContain('<h1');
  });

  it('inserts the body as it is', () => {
    expect(render({}, '<p>a &lt; b</p><hr>')).toContain('<div class="prose" data-body=""><p>a &lt; b</p><hr></div>');
  });

  it('has breadcrumbs from the home page to the page, of which the last is no link', () => {
    const crumbs = part(render(), '<nav class="breadcrumbs" aria-label="Breadcrumbs"');
    expect(crumbs).toContain('<a href="/base/" aria-label="Home page">');
    expect(crumbs).toContain('<a href="/base/getting-started">Getting started</a>');
    expect(crumbs).toContain('<span>Drawer</span>');
    expect(crumbs).toContain('<span aria-current="page">What an SLO is</span>');
    expect(render({ breadcrumbs: [] })).not.toContain('breadcrumbs');
  });

  it('has the table of contents twice, with the levels it is given and their nesting', () => {
    const html = render();
    const list =
      '<ul><li><a href="#first">The <code>first</code></a><ul><li><a href="#below">below</a></li></ul></li>' +
      '<li><a href="#second">second</a></li></ul>';
    expect(part(html, '<nav class="toc" aria-label="On this page"')).toContain(list);
    expect(part(html, '<nav id="slodocs-page-headings" class="toc-panel" aria-label="On this page"')).toContain(list);
    expect(html).toContain('<button type="button" class="toc-open" popoverTarget="slodocs-page-headings">On this page<');
    expect(render({ tocLevels: [2, 4] })).toContain('#deeper');
    expect(render({ tocLevels: [3, 3] })).not.toContain('#first');
  });

  it('has no table of contents without levels or without headings in them', () => {
    for (const none of [{ tocLevels: null }, { toc: [] }, { toc: [tocItem(5, 'deep')] }, { toc: [tocItem(2, '')] }]) {
      expect(render(none)).not.toContain('On this page');
    }
  });

  it('leads to its neighbours', () => {
    const pager = part(render(), '<nav class="pager" aria-label="Docs pages"');
    expect(pager).toMatch(
      /href="\/base\/" rel="prev">.*Previous.*Welcome.*href="\/base\/resources" rel="next">.*Next.*Resources/,
    );
    expect(render({ previous: null })).not.toContain('Previous');
    expect(render({ previous: null, next: null })).not.toContain('Docs pages');
  });

  it('says when and by whom it was changed, as far as it is known', () => {
    const text = (lastUpdate: typeof page.lastUpdate) =>
      part(render({ lastUpdate }), '<p class="last-update"').replace(/<[^>]+>/g, '');
    const full = { dateTime: '2025-02-03T00:00:00.000Z', date: 'Feb 3, 2025', author: 'Ada' };
    expect(text(full)).toBe('Last updated on Feb 3, 2025 by Ada');
    expect(text({ ...full, author: null })).toBe('Last updated on Feb 3, 2025');
    expect(text({ dateTime: null, date: null, author: 'Ada' })).toBe('Last updated by Ada');
    expect(render()).toContain('<time dateTime="2025-02-03T00:00:00.000Z">Feb 3, 2025</time>');
    expect(render({ lastUpdate: null })).not.toContain('Last updated');
  });

  it('links to where it can be edited', () => {
    expect(render()).toContain('Edit this page<span class="visually-hidden"> (opens in new tab)</span>');
    expect(render({ editHref: null })).not.toContain('Edit this page');
    expect(render({ editHref: null, lastUpdate: null })).not.toContain('doc-footer');
  });

  it('leads to the pages of its tags', () => {
    const tagged = render({ tags: [{ label: 'a & b', href: '/base/tags/a-b' }], editHref: null, lastUpdate: null });
    expect(tagged.match(/<b id="([^"]+)">Tags:<\/b><ul class="tag-list" aria-labelledby="\1">/)).not.toBeNull();
    expect(tagged).toContain('<li><a class="tag" rel="tag" href="/base/tags/a-b">a &amp; b</a></li>');
    expect(render()).not.toContain('Tags:');
  });

  it('says that it is unlisted', () => {
    expect(render()).not.toContain('Unlisted page');
    const banner = 'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.';
    expect(render({ unlisted: true })).toContain(banner);
  });

  it('does without a sidebar, an announcement, a footer and a logo', () => {
    const none = { footerLogo: null, social: [], colorMode: null, search: null };
    const bare = { ...site, announcement: null, footer: [], copyright: null, logo: null, navbar: [], ...none };
    const html = render({ sidebar: null, site: bare });
    expect(html).not.toMatch(/Docs sidebar|role="banner"|class="footer"|<img|navbar-menu|navbar-tools/);
    expect(render({ sidebar: [] })).not.toContain('Docs sidebar');
  });
});

describe('lists', () => {
  const category = server.renderLayout(pages['category'] as typeof page, '');
  const listing = server.renderLayout(pages['listing'] as typeof page, '');

  it('category shows its description and its items as cards', () => {
    expect(category).toContain('<h1 class="title">Getting started</h1><p class="lead">From the ground up.</p>');
    expect(category).toContain(
      '<h2 class="card-title"><a href="/base/agents">Agents</a></h2><p class="card-text">Small &amp; quiet.</p>',
    );
    expect(category).toContain('<h2 class="card-title"><a href="/base/sources">Sources</a></h2></li>');
    expect(category).toContain('<h2 class="card-title">No page</h2>');
    expect(category).toContain('aria-label="Docs pages"');
  });

  it('listing shows its title and a list of its items', () => {
    expect(listing).toContain('<h1 class="title">3 docs</h1>');
    expect(listing).toContain('<li><a href="/base/agents">Agents</a><p>Small &amp; quiet.</p></li>');
    expect(listing).toContain('<li>No page<p>Listed all the same.</p></li>');
  });

  it('take items that are not what they should be for what can be read of them', () => {
    const strange = { items: [null, 'text', 7, { href: '/base/x' }, { label: 3, description: [] }] };
    expect(render({ layout: 'listing', props: strange })).toContain(
      '<ul class="listing"><li><a href="/base/x">/base/x</a></li><li></li></ul>',
    );
    expect(render({ layout: 'listing', props: { items: 'none' } })).toContain('<ul class="listing"></ul>');
  });
});

describe('tags', () => {
  const tag = renderWhole(server, pages['tag'] as typeof page);
  const tags = renderWhole(server, pages['tags'] as typeof page);
  const tagsOf = (props: typeof page.props) => renderWhole(server, { ...page, layout: 'tags', props });

  it('tag shows what it is about, its docs, and the way to all tags and to more docs', () => {
    expect(tag).toContain('<h1 class="title">3 docs tagged with &quot;slo&quot;</h1><p class="lead">From the ground up.</p>');
    expect(tag).toContain('<a href="/base/tags">View all tags</a>');
    expect(tag).toContain('<h2 class="listing-title"><a href="/base/agents">Agents</a></h2><p>Small &amp; quiet.</p>');
    expect(part(tag, '<nav class="pager"')).toMatch(/href="\/base\/tags\/slo\/page\/2" rel="next">.*Page 2/);
    expect(tag).not.toContain('rel="prev"');
  });

  it('tags shows a few by how often they are used, each with its count for eyes and in words', () => {
    expect(tags).not.toContain('<h2');
    expect(tags).toContain(
      '<li id="S"><a class="tag" href="/base/tags/slo">slo<span class="tag-count" aria-hidden="true">3</span>' +
        '<span class="visually-hidden">, 3 docs tagged</span></a></li>',
    );
    const used = [...tags.matchAll(/tag-count" aria-hidden="true">(\d+)</g)].map(([, count]) => Number(count));
    expect(used).toEqual([...used].sort((a, b) => b - a));
  });

  it('tags shows many by their first letter, and each letter has its id in both ways', () => {
    const lettersOf = (count: number) =>
      ['A', 'B'].map((letter) => ({
        letter,
        tags: Array.from({ length: count }, (_, index) => ({ label: `${letter}${index}`, href: '/base/t', count: index })),
      }));
    const [few, many] = [14, 15].map((count) => tagsOf({ letters: lettersOf(count) }));
    expect(many).toContain('<h2 id="A">A</h2><ul class="tag-list">');
    expect(many?.match(/tag-list/g)).toHaveLength(2);
    expect(few).not.toContain('<h2 id=');
    expect(few?.match(/tag-list/g)).toHaveLength(1);
    for (const html of [few, many]) for (const letter of ['A', 'B']) expect(html?.split(`id="${letter}"`)).toHaveLength(2);
  });

  it('tags takes letters that are not what they should be for what can be read of them', () => {
    expect(tagsOf({ letters: [7, { tags: [null, { label: 'x' }] }] })).toContain('>x<');
    expect(tagsOf({})).not.toContain('tag-list');
  });
});

describe('banners', () => {
  it('tell that a page is unlisted, or a draft', () => {
    const draft = 'This page is a draft. It will only be visible in dev and be excluded from the production build.';
    expect(render({ draft: true })).toContain(draft);
    expect(render({ draft: true })).toContain('Draft page');
    expect(render()).not.toContain(draft);
  });
});

it('a lead stands below the title', () => {
  const lead = '<h1 class="title">About</h1><p class="lead">What it is.</p>';
  for (const layout of ['doc', 'page']) {
    expect(render({ layout, title: 'About', showTitle: true, lead: 'What it is.' })).toContain(lead);
  }
});

describe('home', () => {
  it('has nothing around its body but navbar and footer', () => {
    const html = server.renderLayout({ ...page, layout: 'home' }, '<h1>Own</h1>');
    expect(html).toContain('<article class="prose prose-open home" data-body=""><h1>Own</h1></article>');
    expect(html).not.toMatch(/Docs sidebar|Breadcrumbs|Docs pages|On this page|doc-footer/);
  });
});

describe('search', () => {
  const html = renderWhole(server, pages['search'] as typeof page);

  it('asks itself by a form that needs no script', () => {
    expect(html).toContain('<h1 class="title">Search the documentation</h1>');
    expect(html).toContain('<form class="search-form" action="/base/search" method="get">');
    const input = /<input[^>]*>/.exec(html)?.[0];
    for (const attribute of ['name="q"', 'maxLength="64"', 'placeholder="Type your search here"', 'aria-label="Search"'])
      expect(input).toContain(attribute);
  });

  it('leads to the parts of the site, and promises nothing else', () => {
    expect(html).not.toContain('JavaScript');
    expect(html).toContain('<li><a href="/base/getting-started">Getting started</a></li><li><a href="/base/tags">Tags</a></li>');
  });
});

it('not-found speaks in the words of its author where there are some', () => {
  const html = server.renderLayout(pages['not-found'] as typeof page, '<h1>Lost</h1>');
  expect(html).toContain('<h1>Lost</h1>');
  expect(html).not.toContain('Page not found');
});

it('not-found says so, offers search and the parts of the site, and leads home', () => {
  const html = server.renderLayout(pages['not-found'] as typeof page, '');
  expect(html).toContain('action="/base/search"');
  expect(html).toContain('<li><a href="/base/getting-started">Getting started</a></li>');
  const site = { ...page.site, search: null };
  expect(server.renderLayout({ ...page, layout: 'not-found', site }, '')).not.toMatch(/<form|<search/);
  expect(html).toContain('<h1 class="title">Page not found</h1>');
  expect(html).toContain('We could not find what you were looking for.');
  expect(html).toContain('<a href="/base/">Home page</a>');
});

describe('posts', () => {
  const post = renderWhole(server, pages['post'] as typeof page, '<p>Body</p>');
  const list = renderWhole(server, pages['post-list'] as typeof page);

  it('say what a post is above it, and lead to its neighbours below', () => {
    const before = part(post, '<div data-printed="before"');
    expect(before).toContain('<h1 class="title">1.40</h1>');
    expect(before).toContain('<time dateTime="2025-02-03T00:00:00.000Z">February 3, 2025</time> · 2 min read');
    expect(before).toContain('<a href="/base/news/authors/ada">Ada Lovelace</a>');
    const pager = part(post, '<nav class="pager" aria-label="Blog post page navigation"');
    expect(pager).toMatch(/rel="prev">.*Newer post.*Welcome.*rel="next">.*Older post.*Resources/);
    expect(post).toContain('aria-label="Blog recent posts navigation"');
  });

  it('stand in lists with their excerpts, and with a way to the rest', () => {
    expect(list.match(/<article class="post">/g)).toHaveLength(2);
    expect(list).toContain('<div class="prose"><p>Second excerpt.</p></div>');
    expect(list).toContain('<a class="read-more" href="/base/news/1.40" aria-label="Read more about 1.40">Read more</a>');
    expect(part(list, '<nav class="pager" aria-label="Blog list page navigation"')).toContain('Older entries');
    expect(list).not.toContain('Newer entries');
  });

  it('show authors by their initials where there is no picture of them', () => {
    const { author } = (pages['posts of an author'] as typeof page).props as { author: object };
    const initialsOf = (name: string): string | undefined => {
      const props = { authors: [{ ...author, name, imageUrl: null, count: 1 }] };
      const html = renderWhole(server, { ...(pages['post-authors'] as typeof page), props } as typeof page);
      expect(html).not.toContain('author-image');
      return /<span class="author-initials" aria-hidden="true">([^<]*)</.exec(html)?.[1];
    };
    expect(['Ada Lovelace', 'bob', 'Jean-Luc M. Picard', '李雷', '“Ann” Lee'].map(initialsOf)).toEqual([
      'AL',
      'B',
      'JP',
      '李',
      'AL',
    ]);
    expect(part(list, '<article class="post"')).toContain('author-image');
  });

  it('have a lead in their list, unless it is the title again', () => {
    const listOf = (description: string): string =>
      renderWhole(server, { ...(pages['post-list'] as typeof page), title: 'Blog', description });
    expect(listOf('What is new.')).toContain('<p class="lead">What is new.</p>');
    expect(listOf('Blog')).not.toContain('class="lead"');
  });

  it('stand under their author', () => {
    const own = renderWhole(server, pages['posts of an author'] as typeof page);
    expect(own).toContain('<h1 class="author-name"><a href="https://ada.example">Ada Lovelace</a></h1>');
    expect(own).toContain('<a href="/base/news/authors">View all authors</a>');
    expect(own).toContain('Newer entries');
  });

  it('have the footer of the site, and what that wants in the head', () => {
    const wanted: unknown[] = [];
    const DocFooter = () => h(Head, null, h('meta', { name: 'from', content: 'a post' }));
    const onHead = (elements: readonly unknown[]) => void wanted.push(...elements);
    renderWhole(server, pages['post'] as typeof page, '', { parts: { DocFooter }, onHead });
    expect(wanted).toEqual([{ tag: 'meta', attributes: { name: 'from', content: 'a post' } }]);
  });
});
