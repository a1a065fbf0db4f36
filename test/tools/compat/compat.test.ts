// `slodocs compat`: what is compared with what, what is meant, and what is printed.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '#cli/run';
import { compareBuilds, compatCodes } from '../../../src/index.ts';
import { environmentOf, Paper } from '../../cli/report.ts';
import { put, site } from '../../pipeline/6-emit/site-on-disk.ts';
import { docusaurusBuild } from './docusaurus-build.ts';

type Files = Readonly<Record<string, string>>;

function folder(files: Files): string {
  const root = join(site({}), 'a build');
  put(root, files);
  return root;
}

/** The build with a text replaced everywhere. */
function edited(from: string | RegExp, to: string, only = ''): Files {
  const edit = ([path, text]: [string, string]) => [path, path.startsWith(only) ? text.replaceAll(from, to) : text];
  return Object.fromEntries(Object.entries(docusaurusBuild).map(edit as (entry: [string, string]) => [string, string]));
}

async function differences(theirs: Files, ours: Files): Promise<readonly string[]> {
  const result = await compareBuilds(folder(theirs), folder(ours));
  return result.differences.map((one) => [one.code, one.at, one.because ?? '!'].join(' '));
}

/** A page as generators without a known theme print it. */
function page(body: string, head = '<title>Page</title>'): string {
  return `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
}

describe('compares', () => {
  test('a build with itself, and finds nothing', async () => {
    expect(await differences(docusaurusBuild, docusaurusBuild)).toEqual([]);
  });

  test.each([
    ['&amp;lt;X&amp;gt; &amp;amp; Y', '&lt;X&gt; &amp; Y', []],
    ['A&amp;nbsp;ship &amp;#8212; &amp;quot;Ada&amp;quot;', 'A ship \u2014 &quot;Ada&quot;', []],
    ['R&amp;D of AT&amp;T', 'R&amp;D of AT&amp;T', []],
    ['&amp;unknown; x', '&amp;unknown; x', []],
    ['&amp;lt;X&amp;gt;', '&lt;Y&gt;', ['description /a !', 'missing-image /a !']],
  ])('what references in texts of images and in descriptions stand for: %s and %s', async (before, after, expected) => {
    const built = (text: string) => {
      const head = `<title>A</title><meta name="description" content="${text}">`;
      return { 'a.html': page(`<main><h1>A</h1><img src="/x.png" alt="${text}"></main>`, head) };
    };
    expect(await differences(built(before), built(after))).toEqual(expected);
  });

  test('files of pages with and without a folder, by their address', async () => {
    const files = { 'a/index.html': page('<main><h1>A</h1></main>'), 'index.html': page('') };
    expect(await differences(files, { 'a.html': files['a/index.html'], 'index.html': page('') })).toEqual([]);
  });

  test('the address of a file beside its folder, which hosts serve as well', async () => {
    const stub = '<meta http-equiv="refresh" content="0; url=/a">';
    const theirs = { 'a/index.html': page('A'), 'a.html': stub };
    expect(await differences(theirs, { 'a/index.html': page('A') })).toEqual(['missing-redirect /a.html !']);
    expect(await differences(theirs, { 'a.html': page('A') })).toEqual([]);
    expect(await differences(theirs, theirs)).toEqual([]);
  });

  test('where chains of redirects end, also in a circle', async () => {
    const to = (url: string) => `<meta http-equiv="refresh" content="0; url=${url}">`;
    const pages = { 'a.html': page(''), 'b.html': page('') };
    expect(
      await differences(
        { ...pages, 'x.html': to('/y'), 'y.html': to('/a') },
        { ...pages, 'x.html': to('/a'), 'y.html': to('/a') },
      ),
    ).toEqual([]);
    const circle = { ...pages, 'x.html': to('/y'), 'y.html': to('/x') };
    expect(await differences({ ...pages, 'x.html': to('/a'), 'y.html': to('/a') }, circle)).toEqual([
      'redirect /x !',
      'redirect /y !',
    ]);
  });

  test('sites in folders of hosts, without canonical addresses', async () => {
    const head = '<title>Page</title><link rel="stylesheet" href="/sub/style.css">';
    const theirs = { 'a.html': page('<main><a href="/sub/b">b</a></main>', head), 'b.html': page('', head), 'style.css': '' };
    const ours = { 'a.html': page('<main><a href="/b">b</a></main>'), 'b.html': page(''), 'style.css': '' };
    expect(await differences(theirs, ours)).toEqual([]);
  });

  test('pages of VitePress', async () => {
    const head =
      '<title>First | Case</title><meta name="description" content="Text."><link rel="stylesheet" href="/base/assets/style.D0MZdPUW.css">';
    const anchor = (id: string) => `<a class="header-anchor" href="#${id}" aria-label="Permalink">\u200b</a>`;
    const entry = (to: string, label: string) =>
      `<div class="VPSidebarItem level-1 is-link"><a class="VPLink link link" href="${to}"><p class="text">${label}</p></a></div>`;
    const body = `<aside class="VPSidebar"><nav class="nav" id="VPSidebarNav"><section class="VPSidebarItem level-0"><h2 class="text">Guide</h2>${entry('/base/', 'Home')}${entry('/base/first', 'First')}</section></nav></aside>
<main class="main"><h1 id="first">First ${anchor('first')}</h1><p>Text.</p><h2 id="one">One ${anchor('one')}</h2><a href="/base/#top">up</a></main>
<nav class="prev-next"><a class="VPLink link pager-link prev" href="/base/"><span class="title">Home</span></a></nav>`;
    const theirs = {
      'first.html': page(body, head),
      'index.html': page('', head),
      'assets/style.D0MZdPUW.css': '',
      'hashmap.json': '{}',
      'sitemap.xml': '<urlset><url><loc>https://case.example/base/first</loc></url></urlset>',
    };
    const own = `<nav class="sidebar"><ul><li class="branch fixed"><a href="/">Guide</a><ul><li><a href="/">Home</a></li><li><a href="/start">Start</a></li></ul></li></ul></nav>
<main><h1>First</h1><p>Text.</p><h2 id="two">Two</h2></main><nav><a rel="next" href="/">x</a></nav>`;
    const ours = {
      'first/index.html': page(
        own,
        '<title>Start | Case</title><meta name="description" content="Text."><link rel="canonical" href="https://case.example/first">',
      ),
      'index.html': page('', '<title>First | Case</title><meta name="description" content="Text.">'),
      'sitemap.xml': '<urlset><url><loc>https://case.example/first</loc></url></urlset>',
    };
    expect((await differences(theirs, ours)).map((one) => one.replace(/ .*/, ''))).toEqual([
      'address',
      'title',
      'missing-heading',
      'missing-heading',
      'extra-heading',
      'previous',
      'next',
      'missing-in-sidebar',
      'extra-in-sidebar',
      'missing-link',
    ]);
    expect(await differences(theirs, theirs)).toEqual([]);
  });

  test('closed categories, whose entries are not in the HTML', async () => {
    const nav = (entries: string) => page(`<nav class="menu"><ul>${entries}</ul></nav><main></main>`);
    const entry = (to: string, label: string) => `<li><a class="menu__link" href="${to}">${label}</a></li>`;
    const category = '<li><a class="menu__link menu__link--sublist" href="/b">Guides</a></li>';
    const own = `<li class="branch"><a href="/b">Guides</a><ul>${entry('/b', 'B')}</ul></li>`;
    const all = { 'b.html': page('') };
    const theirs = { ...all, 'a.html': nav(category + entry('/c', 'C')) };
    expect(await differences(theirs, { ...all, 'a.html': nav(own + entry('/c', 'C')) })).toEqual([]);
    expect(await differences(theirs, { ...all, 'a.html': nav(entry('/b', 'B') + entry('/c', 'C')) })).toEqual([
      'missing-in-sidebar /a !',
    ]);
    expect(await differences(theirs, { ...all, 'a.html': nav(entry('/c', 'C') + own) })).toEqual(['sidebar-order /a !']);
  });

  test('sidebars that are too long for one page by those of all pages', async () => {
    const nav = (...entries: readonly string[]) =>
      page(
        `<nav class="menu sidebar"><ul>${entries.map((one) => `<li><a href="/${one}">${one}</a></li>`).join('')}</ul></nav><main></main>`,
      );
    const rest = (to: string) => `<li class="rest"><a href="/${to}">1 more</a></li></ul></nav>`;
    const cut = (text: string, to: string) => text.replace('</ul></nav>', rest(to));
    const theirs = { 'a.html': nav('a', 'b', 'c'), 'c.html': nav('a', 'b', 'c') };
    expect(await differences(theirs, { 'a.html': cut(nav('a', 'b'), 'c'), 'c.html': cut(nav('b', 'c'), 'b') })).toEqual([]);
    expect(await differences(theirs, { 'a.html': cut(nav('a', 'b'), 'c'), 'c.html': cut(nav('b'), 'b') })).toContain(
      'missing-in-sidebar /c !',
    );
  });

  test('pages that break off or hold no HTML', async () => {
    for (const broken of [
      '',
      '<',
      '<!doctype html><main><h1 id="a',
      '<p></div></main><ul>',
      '\0\uFFFE',
      '<a href="http://[">x',
      '<a href="%E0%A4%A">x',
    ])
      expect(await differences({ 'a.html': `<main>${broken}` }, { 'a.html': `<main>${broken}` }), broken).toEqual([]);
    expect(
      await differences({ 'feed.json': '{', 'rss.xml': '<', 'a.html': '' }, { 'feed.json': '{', 'rss.xml': '<', 'a.html': '' }),
    ).toEqual([]);
  });
});

describe('explains', () => {
  const ofSource = 'a title is the text that the page shows, not its source';
  const intro = 'docs/next/intro/';
  const shown = /(<h1>)Intro/g;

  test('titles and labels that are the source of the heading', async () => {
    const label = (text: string) => edited('<span class=linkLabel_fEdy>Intro<', `<span class=linkLabel_fEdy>${text}<`);
    const build = (title: string, text = title): Files => {
      const page = (label(text)[`${intro}index.html`] ?? '').replace(shown, '$1The Intro').replace('>Intro |', `>${title} |`);
      return { ...label(text), [`${intro}index.html`]: page };
    };
    const meant = await differences(build('The *Intro*'), build('The Intro'));
    expect(new Set(meant)).toEqual(
      new Set([
        `title /docs/next/intro ${ofSource}`,
        ...['intro', 'guides/first', 'guides/second'].map((at) => `sidebar-label /docs/next/${at} ${ofSource}`),
      ]),
    );
    // A title or a label that was written, and is lost.
    expect(await differences(build('Start', 'The Intro'), build('The Intro'))).toEqual(['title /docs/next/intro !']);
    expect((await differences(build('The Intro', 'Start'), build('The Intro'))).every((one) => one.endsWith('!'))).toBe(true);
    expect((await differences(build('The Intro', 'Intro'), build('The Intro'))).every((one) => one.endsWith('!'))).toBe(true);
  });

  test('descriptions that are source, and none that was written', async () => {
    const described = (text: string) => edited('content="Hello."', `content="${text}"`, intro);
    const because = 'a description is the first line of text, not of source';
    expect(await differences(described('{/* note */}'), docusaurusBuild)).toEqual([`description /docs/next/intro ${because}`]);
    expect(await differences(described('*Hello*.'), docusaurusBuild)).toEqual([`description /docs/next/intro ${because}`]);
    expect(await differences(described('Begin here.'), docusaurusBuild)).toEqual(['description /docs/next/intro !']);
  });

  test('links that are broken in the other build, and no others', async () => {
    const linked = (to: string) => edited('guides/first#one', to, intro);
    const because = 'the link is broken in the other build, too';
    expect(await differences(linked('nowhere'), docusaurusBuild)).toEqual([
      `missing-link /docs/next/intro ${because}`,
      'extra-link /docs/next/intro !',
    ]);
    expect(await differences(linked('guides/second'), docusaurusBuild)).toContain('missing-link /docs/next/intro !');
  });
});

describe('as it is typed', () => {
  const typed = async (...args: readonly string[]) => {
    const [stdout, stderr] = [new Paper(), new Paper()];
    const environment = { ...environmentOf(['compat', ...args], site({})), ci: false, stdout, stderr };
    const code = await run(environment, { signal: new AbortController().signal, close() {} }, 0);
    return { code, stdout: stdout.text, stderr: stderr.text };
  };

  test('prints what is lost with what to do, and counts the rest', async () => {
    const theirs = folder({
      ...edited('<title data-rh=true>Intro', '<title data-rh=true>Start', 'docs/next/intro/'),
      'more.html': page(''),
    });
    const ours = folder({ ...docusaurusBuild, 'extra.html': page('') });
    const { code, stdout } = await typed(theirs, ours);
    expect(code).toBe(1);
    expect(
      stdout,
    ).toBe(`missing-page (1): the other build has a page that is missing here and not redirected; add it, or redirect its address
  /more
    - Page

title (1): the title in tabs and search results differs; set \`title\`, or \`title_meta\`
  /docs/next/intro
    - Start | Case
    + Intro | Case

lost
  missing-page  1 time
  title         1 time

only here
  extra-page  1 time  a page that the other build does not have

2 differences in 17 pages, 1 addition

compared 2 redirects, 11 headings, 26 links, 36 sidebar entries, 8 tags, 3 files, 15 sitemap addresses, 9 feed entries
`);
    expect((await typed(theirs, ours, '--all')).stdout).toContain('/extra\n    + Page\n');
    expect((await typed(theirs, ours, '--ignore', 'title,missing-page')).code).toBe(0);
    expect(JSON.parse((await typed(theirs, ours, '--json')).stdout)).toMatchObject({
      format: 1,
      pages: 17,
      compared: { headings: 11 },
      differences: [{ code: 'title' }, { code: 'extra-page' }, { code: 'missing-page', at: '/more', theirs: 'Page' }],
    });
  });

  test('tells a thousand differences in a few lines', async () => {
    const pages = (body: (n: number) => string) =>
      Object.fromEntries(Array.from({ length: 250 }, (_, n) => [`page-${n}.html`, page(`<main>${body(n)}</main>`)]));
    const theirs = pages((n) => `<h1>Heading ${n}</h1><h2 id="same">A</h2><h2 id="own-${n}">B</h2><a href="/page-${n}">x</a>`);
    const { stdout } = await typed(folder(theirs), folder(pages((n) => `<h1>Other ${n}</h1>`)));
    expect(stdout).toContain('1000 differences in 250 pages');
    expect(stdout).toContain('missing-heading (500)');
    expect(stdout.split('\n').length).toBeLessThan(100);
  });

  test('refuses folders without pages and codes that there are not', async () => {
    const theirs = folder(docusaurusBuild);
    expect(await typed('nowhere')).toMatchObject({ code: 2, stderr: expect.stringContaining('there is no folder "nowhere"') });
    const empty = folder({ 'a.txt': '' });
    expect(await typed(empty, theirs)).toMatchObject({ code: 2, stderr: expect.stringContaining('contains no pages') });
    expect(await typed(theirs, empty)).toMatchObject({ code: 2, stderr: expect.stringContaining('Run `slodocs build`') });
    const near = expect.stringContaining('Did you mean "title"?');
    expect(await typed(theirs, '--ignore', 'titel')).toMatchObject({ code: 2, stderr: near });
  });
});

test('the manual explains each code', async () => {
  const manual = await readFile(new URL('../../../docs/from-docusaurus.md', import.meta.url), 'utf8');
  const table = /\| code \| meaning \|\n([\s\S]*?)\n\n/.exec(manual)?.[1] ?? '';
  const codes = table.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, code]) => code));
  expect(codes.sort()).toEqual(Object.keys(compatCodes).sort());
});
