// Links in every form that leads somewhere, to the addresses that they are printed as.
import { describe, expect, it } from 'vitest';
import { buildSite, configText, hrefs, prose } from '../../built-site.ts';

const site = {
  'docs/index.md': '# Start\n\n[relative](guides/first) [dotted](./install) [absolute](/docs/install)\n',
  'docs/install.mdx': '# Install\n\n## Steps\n\n## Last words {#end}\n\n<span id="mark">x</span>\n',
  'docs/guides/index.md': '# Guides\n\n[beside](first) [dotted](./first) [up](../install) [self](./)\n',
  'docs/guides/first.md': '# First\n\n[folder](./) [beside](<./two words>) [up](../install) [absolute](/docs/guides/)\n',
  'docs/guides/two words.md': '# Two words\n',
  'docs/02-numbered/01-page.md': '# Numbered\n',
  'docs/Größe.md': '# Größe\n\n## Über Größe\n',
  'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n\n## There\n',
  'docs/sheet.csv': 'a,b\n',
  'static/files/plan.pdf': 'plan\n',
  'static/old/index.html': '<p>old</p>\n',
};

/** The links of a page with this content, which stands beside the others in `docs/guides`. */
async function linksOf(content: string, config = '', extra: Record<string, string> = {}): Promise<Record<string, string>> {
  const { page } = await buildSite({ ...site, 'site.config.ts': configText(config), 'docs/guides/page.mdx': content, ...extra });
  return hrefs(prose(page('docs/guides/page')));
}

describe('links to files', () => {
  it('count from the file, the content folder and the root', async () => {
    expect(
      await linksOf(`# Page

[dotted](./first.md) [bare](first.md) [up](../install.mdx) [bare in content](install.mdx) [bare in root](docs/install.mdx)
[content](/install.mdx) [root](/docs/install.mdx) [site](@site/docs/install.mdx)
`),
    ).toEqual({
      dotted: '/docs/guides/first',
      bare: '/docs/guides/first',
      up: '/docs/install',
      'bare in content': '/docs/install',
      'bare in root': '/docs/install',
      content: '/docs/install',
      root: '/docs/install',
      site: '/docs/install',
    });
  });

  it('may be encoded, in brackets, or hold a query and a hash', async () => {
    expect(
      await linksOf(`# Page

[encoded](./two%20words.md) [brackets](<two words.md>) [letters](../Größe.md#über-größe) [encoded letters](../Gr%C3%B6%C3%9Fe.md#%C3%BCber-gr%C3%B6%C3%9Fe)
[query](../install.mdx?os=linux#steps) [title](../install.mdx "Install") [numbered](../02-numbered/01-page.md) [hidden](../hidden.md#there)
`),
    ).toEqual({
      encoded: '/docs/guides/two%20words',
      brackets: '/docs/guides/two%20words',
      letters: '/docs/Gr%C3%B6%C3%9Fe#%C3%BCber-gr%C3%B6%C3%9Fe',
      'encoded letters': '/docs/Gr%C3%B6%C3%9Fe#%C3%BCber-gr%C3%B6%C3%9Fe',
      query: '/docs/install?os=linux#steps',
      title: '/docs/install',
      numbered: '/docs/numbered/page',
      hidden: '/docs/hidden#there',
    });
  });

  it('may stand in references, of which a definition may serve many or none', async () => {
    expect(
      await linksOf(
        '# Page\n\n[full][a], [a], [collapsed][]\n\n[a]: ../install.mdx#end\n[collapsed]: first.md\n[unused]: ./index.md\n',
      ),
    ).toEqual({
      full: '/docs/install#end',
      a: '/docs/install#end',
      collapsed: '/docs/guides/first',
    });
  });

  it('may stand in elements and in components', async () => {
    expect(
      await linksOf(`import Link from '@docusaurus/Link';

# Page

<a href="../install.mdx">element</a> <Link to="./first.md">to</Link> <Link href="/docs/install">href</Link> <b><a href={'/docs/' + 'install'}>computed</a></b>
`),
    ).toEqual({ element: '/docs/install', to: '/docs/guides/first', href: '/docs/install', computed: '/docs/install' });
  });

  it('lead to files that are no pages', async () => {
    const links = await linksOf(
      '# Page\n\n[beside](../sheet.csv) [static](/files/plan.pdf?x#y) [site](@site/static/files/plan.pdf) [folder](/old/) [page](/old/index.html)\n',
    );
    expect(links).toEqual({
      beside: expect.stringMatching(/^\/assets\/sheet-[0-9a-f]{8}\.csv$/),
      static: '/files/plan.pdf?x#y',
      site: '/files/plan.pdf',
      folder: '/old/index.html',
      page: '/old/index.html',
    });
  });
});

describe('links to routes', () => {
  it('count from the route of the page, which ends with a slash where a page stands for its folder', async () => {
    const { page } = await buildSite(site);
    expect(hrefs(prose(page('docs')))).toEqual({
      relative: '/docs/guides/first',
      dotted: '/docs/install',
      absolute: '/docs/install',
    });
    expect(hrefs(prose(page('docs/guides')))).toEqual({
      beside: '/docs/guides/first',
      dotted: '/docs/guides/first',
      up: '/docs/install',
      self: '/docs/guides/',
    });
    expect(hrefs(prose(page('docs/guides/first')))).toEqual({
      folder: '/docs/guides/',
      beside: '/docs/guides/two%20words',
      up: '/docs/install',
      absolute: '/docs/guides/',
    });
  });

  it('may end with a slash, with .html or with index.html', async () => {
    expect(
      await linksOf(
        '# Page\n\n[slash](/docs/install/) [html](/docs/install.html#end) [index](/docs/guides/index.html) [none](/docs/guides)\n',
      ),
    ).toEqual({
      slash: '/docs/install',
      html: '/docs/install#end',
      index: '/docs/guides/',
      none: '/docs/guides/',
    });
  });

  it('lead to the generated indexes of categories and to addresses that others serve', async () => {
    const category = { 'docs/02-numbered/_category_.yml': 'label: Numbers\nlink: { type: generated-index }\n' };
    const config = "  links: { external: ['/help', '/blog/'] },\n";
    expect(
      await linksOf('# Page\n\n[index](/docs/category/numbers) [help](/help?x#y) [post](/blog/2024/first/)\n', config, category),
    ).toEqual({
      index: '/docs/category/numbers',
      help: '/help?x#y',
      post: '/blog/2024/first/',
    });
  });

  it('get the base of the site, and the slash that it wants', async () => {
    const content =
      '# Page\n\n[file](./first.md#x) [route](/docs/install) [folder](/docs/guides/) [static](/files/plan.pdf) [other](/blog/)\n\n## x\n';
    const config = "  baseUrl: '/base/',\n  links: { external: ['/blog/'] },\n";
    const first = { 'docs/guides/first.md': '# First\n\n## x\n' };
    const kinds = { none: '', true: '  trailingSlash: true,\n', false: '  trailingSlash: false,\n' };
    expect(await linksOf(content, config + kinds.none, first)).toEqual({
      file: '/base/docs/guides/first#x',
      route: '/base/docs/install',
      folder: '/base/docs/guides/',
      static: '/base/files/plan.pdf',
      other: '/base/blog/',
    });
    expect(await linksOf(content, config + kinds.true, first)).toEqual({
      file: '/base/docs/guides/first/#x',
      route: '/base/docs/install/',
      folder: '/base/docs/guides/',
      static: '/base/files/plan.pdf',
      other: '/base/blog/',
    });
    // Without slashes, relative addresses of a page that stands for its folder count from one folder higher.
    const flat = { 'docs/index.md': '# Start\n', 'docs/guides/index.md': '# Guides\n\n[below](guides/first)\n' };
    expect(await linksOf(content, config + kinds.false, { ...first, ...flat })).toEqual({
      file: '/base/docs/guides/first#x',
      route: '/base/docs/install',
      folder: '/base/docs/guides',
      static: '/base/files/plan.pdf',
      other: '/base/blog',
    });
  });

  it('may climb above the base and back, as browsers read them', async () => {
    const content =
      '# Page\n\n[exact](../../../base/docs/install) [higher](../../../../../base/docs/install?x#steps) [home](../../../base/docs/) <a href="../../../base/files/plan.pdf">static</a> <a href="../../../base/old/index.html">html</a> [outside](../../../docs/install)\n';
    expect(await linksOf(content, "  baseUrl: '/base/',\n")).toEqual({
      exact: '/base/docs/install',
      higher: '/base/docs/install?x#steps',
      home: '/base/docs/',
      static: '/base/files/plan.pdf',
      html: '/base/old/index.html',
      outside: '/base/docs/install',
    });
  });
});

describe('links that are never checked', () => {
  it('have a scheme or a host, or say so', async () => {
    expect(
      await linksOf(`# Page

[https](https://other.example/x?y#z) [host](//other.example) [mail](mailto:us@case.example) [phone](tel:+49) [app](slack://open)
[path](pathname:///anything/at.all) [relative path](pathname://../x)
`),
    ).toEqual({
      https: 'https://other.example/x?y#z',
      host: '//other.example',
      mail: 'mailto:us@case.example',
      phone: 'tel:+49',
      app: 'slack://open',
      path: '/anything/at.all',
      'relative path': '../x',
    });
  });

  it('get the base of the site where they begin with a slash and have none', async () => {
    const files = {
      'docs/a.md':
        '# A\n\n[path](pathname:///x?y) [relative](pathname://x) ![image](pathname:///x.png) ![based](pathname:///base/y.png)\n',
    };
    const { page } = await buildSite(files, { baseUrl: '/base/' });
    expect(hrefs(prose(page('docs/a')))).toEqual({ path: '/base/x?y', relative: 'x' });
    expect(page('docs/a')).toContain('src="/base/x.png"');
    expect(page('docs/a')).toContain('src="/base/y.png"');
  });

  it('lead to another language, whichever language the page is shown in', async () => {
    const { page } = await buildSite({
      'site.config.ts': configText("  baseUrl: '/base/',\n  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'] },\n"),
      'docs/a.md': '# A\n\n[french](pathname:///fr/docs/a) [other](pathname:///x)\n',
    });
    expect(hrefs(prose(page('docs/a')))).toEqual({ french: '/base/fr/docs/a', other: '/base/x' });
    expect(hrefs(prose(page('fr/docs/a')))).toEqual({ french: '/base/fr/docs/a', other: '/base/fr/x' });
    expect(hrefs(prose(page('de/docs/a'))).french).toBe('/base/fr/docs/a');
  });

  it('open in a tab of their own where they lead to another host', async () => {
    const { page } = await buildSite({
      'docs/a.md': '# A\n\n[out](https://other.example) [in](./b.md) [mail](mailto:us@case.example)\n',
      'docs/b.md': '# B\n',
    });
    const html = prose(page('docs/a'));
    expect(html).toContain(
      '<a href="https://other.example" target="_blank" rel="noopener noreferrer">out<span class="visually-hidden"> (opens in new tab)</span></a>',
    );
    expect(html).toContain('<a href="/docs/b">in</a>');
    expect(html).toContain('<a href="mailto:us@case.example">mail</a>');
  });
});

describe('anchors', () => {
  it('lead to headings, explicit ids, elements, footnotes, partials, the top and nowhere', async () => {
    const partial = {
      'docs/guides/_note.mdx': '## In the partial\n\n<div id="in-an-element">x</div>\n\n[out of the partial](#own)\n',
    };
    const content = `import Note from './_note.mdx';

# Page

[own](#own) [explicit](../install.mdx#end) [element](../install.mdx#mark) [partial](#in-the-partial) [element of the partial](#in-an-element) [top](#top) [nothing](#) [again](#own-1) [note](#user-content-fn-1)

## Own

## Own

<Note />

Text[^1].

[^1]: A note.
`;
    const links = await linksOf(content, '', partial);
    expect(links).toMatchObject({
      own: '#own',
      explicit: '/docs/install#end',
      element: '/docs/install#mark',
      partial: '#in-the-partial',
      'element of the partial': '#in-an-element',
      'out of the partial': '#own',
      top: '#top',
      nothing: '#',
      again: '#own-1',
      note: '#user-content-fn-1',
    });
  });
});

describe('images', () => {
  it('are found beside, in static folders, in the site and outside', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const { page } = await buildSite(
      {
        'docs/page.mdx': `# Page

![beside](./a.svg) ![bare](a.svg "Title") ![space](<b c.svg>) ![static](/img/d.svg) ![site](@site/static/img/d.svg) ![out](https://other.example/x.png) ![path](pathname:///x.png) ![reference][a]

<img src="./a.svg" alt="element" />

[a]: ./a.svg
`,
        'docs/a.svg': svg,
        'docs/b c.svg': `${svg}\n`,
        'static/img/d.svg': svg,
      },
      { baseUrl: '/base/' },
    );
    const images = Array.from(page('docs/page').matchAll(/<img [^>]*>/g), ([tag]) => [
      /alt="([^"]*)"/.exec(tag)?.[1],
      /src="([^"]*)"/.exec(tag)?.[1],
    ]);
    const hashed = expect.stringMatching(/^\/base\/assets\/a-[0-9a-f]{8}\.svg$/);
    expect(Object.fromEntries(images)).toEqual({
      beside: hashed,
      bare: hashed,
      space: expect.stringMatching(/^\/base\/assets\/b-c-[0-9a-f]{8}\.svg$/),
      static: '/base/img/d.svg',
      site: '/base/img/d.svg',
      out: 'https://other.example/x.png',
      path: '/base/x.png',
      reference: hashed,
      element: hashed,
    });
  });
});
