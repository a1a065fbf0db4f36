// Content with code in it to the HTML that it is shown as.
import { describe, expect, it } from 'vitest';
import { buildSite, configText, prose } from '../../built-site.ts';

/** What the content of `docs/page.mdx` is shown as, without the anchors beside headings. */
async function shownAs(content: string, files: Record<string, string> = {}, config = ''): Promise<string> {
  const { page } = await buildSite({ 'site.config.ts': configText(config), 'docs/page.mdx': content, ...files });
  return prose(page('docs/page'))
    .replace(/<a class="heading-anchor"[^>]*><\/a>/g, '')
    .replace(/^<h1[^>]*>.*?<\/h1>\s*/, '');
}

describe('expressions', () => {
  it('are shown as their values', async () => {
    const html = await shownAs(
      '# Page\n\nValues: {1 + 1} {"text <b>"} {null}{undefined}{false} {[1, 2].map((n) => <b key={n}>{n}</b>)} {/* nothing */}\n',
    );
    expect(html.replace(/\s+/g, ' ')).toBe('<p>Values: 2 text &lt;b&gt; <b>1</b><b>2</b> </p>');
  });

  it('see the exports, the headings and the front matter of the page', async () => {
    const html = await shownAs(
      '---\ntitle: T\nowner: me\n---\n\nexport const release = { version: "1.40" };\n\nexport function Badge({ children }) {\n  return <i>{children}</i>;\n}\n\n## First\n\n### Second\n\nOf <Badge>{release.version}</Badge> {toc.map(({ value, id, level }) => [value, id, level].join(":")).join()} {frontMatter.title} {frontMatter.owner}\n',
    );
    expect(html).toContain('<i>1.40</i> First:first:2,Second:second:3 T me');
  });

  it('may call hooks of the theme, and `require` for the addresses of files', async () => {
    const html = await shownAs(
      "import useBaseUrl from '@docusaurus/useBaseUrl';\nimport useDocusaurusContext from '@docusaurus/useDocusaurusContext';\n\n# Page\n\n<img src={useBaseUrl('/img/a.svg')} alt=\"based\" /> <img src={require('./b.svg').default} alt=\"required\" /> {useDocusaurusContext().siteConfig.title}\n",
      { 'docs/b.svg': '<svg/>', 'static/img/a.svg': '<svg width="3" height="2"/>' },
      "  baseUrl: '/base/',\n",
    );
    expect(html).toContain('<img src="/base/img/a.svg" alt="based" loading="eager" width="3" height="2"/>');
    expect(html).toMatch(/<img src="\/base\/assets\/b-[0-9a-f]{8}\.svg" alt="required" loading="lazy" decoding="async"/);
    expect(html).toContain('Case');
  });
});

describe('what Docusaurus has', () => {
  it('modules and data are required in expressions', async () => {
    const html = await shownAs(
      "# Page\n\n{require('@site/src/data.json').x.y} {require('../src/mod').named} {require('@site/src/mod.js').default} {[1].map((n) => require('../src/data.json').x.y + n)}\n",
      { 'src/data.json': '{ "x": { "y": "why" } }', 'src/mod.js': "export const named = 'one';\nexport default 'two';\n" },
    );
    expect(html.replace(/\s+/g, ' ')).toBe('why one two why1');
  });

  it('Markdown is imported from packages, with its headings', async () => {
    const part = '## In the part\n\nText.\n';
    const files = {
      'node_modules/kettle/part.md': part,
      'node_modules/@kettle/kit/docs/_part.mdx': part.replace('In', 'Within'),
    };
    const html = await shownAs(
      "import Part from 'kettle/part.md';\nimport Other from '@kettle/kit/docs/_part.mdx';\n\n# Page\n\n<Part />\n\n<Other />\n",
      files,
    );
    expect(html).toContain('<h2 id="in-the-part"');
    expect(html).toContain('<h2 id="within-the-part"');
  });

  it('siteConfig, hooks and icons have counterparts', async () => {
    const content = `import useSite from '@docusaurus/core/lib/client/exports/useDocusaurusContext';
import useGlobalData from '@docusaurus/useGlobalData';
import isInternalUrl, { hasProtocol } from '@docusaurus/isInternalUrl';
import { useThemeConfig, PageMetadata } from '@docusaurus/theme-common';
import { useDocsVersion } from '@docusaurus/theme-common/internal';
import { useHistory } from '@docusaurus/router';
import Edit from '@theme/Icon/Edit';

# Page

<PageMetadata description="Of it" />

{useSite().siteConfig.customFields.price} {useSite().siteConfig.organizationName} {useSite().siteConfig.projectName} {useSite().i18n.currentLocale} {useSite().siteConfig.url}
{useSite().siteConfig.themeConfig.navbar.title} {useThemeConfig().colorMode.defaultMode} {Object.keys(useGlobalData()).join()} {useDocsVersion().label}
{String(isInternalUrl('/x'))} {String(hasProtocol('mailto:x'))} {useHistory().location.pathname} <Edit className="own" />
`;
    const config =
      "  customFields: { price: 12 },\n  organizationName: 'nines',\n  projectName: 'docs',\n  lang: 'en-GB',\n  theme: { navbar: { title: 'Bar' } },\n";
    const html = await shownAs(content, {}, config);
    expect(html.replace(/<!--.*?-->/g, '').replace(/\s+/g, ' ')).toBe(
      '12 nines docs en-GB https://case.example Bar light docusaurus-plugin-content-docs Next true true <span class="island" data-island="body-0">/docs/page</span> <span class="glyph glyph-pencil own" aria-hidden="true"></span>',
    );
  });
});

describe('imports', () => {
  const chart = {
    'components/Chart.tsx':
      "import type { ReactNode } from 'react';\nimport { scale } from '@site/components/scale';\nimport './chart.css';\n\nexport default function Chart({ value, children }: { value: number; children?: ReactNode }) {\n  return <figure>{scale(value)}{children}</figure>;\n}\n\nexport const Legend = () => <small>legend</small>;\n",
    'components/scale.ts': 'export const scale = (value: number): number => value * 10;\n',
    'components/chart.css': 'figure { color: red; }\n',
  };

  it('bring default exports, named ones under any name, and namespaces', async () => {
    const html = await shownAs(
      "import Chart, { Legend as Small } from '@site/components/Chart';\nimport * as Charts from '../components/Chart.tsx';\n\n# Page\n\n<Chart value={2}>text</Chart>\n\n<Small />\n\n<Charts.Legend />\n\n<Charts.default value={3}>\n\n**bold**\n\n</Charts.default>\n",
      chart,
    );
    expect(html.replace(/\s+/g, ' ')).toBe(
      '<figure>20text</figure> <small>legend</small> <small>legend</small> <figure>30<p><strong>bold</strong></p></figure>',
    );
  });

  it('may use the hooks of React', async () => {
    const counter =
      "import { useId, useState } from 'react';\n\nexport default function Counter({ from }: { from: number }) {\n  const [count] = useState(() => from + 1);\n  return <output id={useId()}>{count}</output>;\n}\n";
    const html = await shownAs("import Counter from '@site/Counter';\n\n# Page\n\n<Counter from={1} />\n", {
      'Counter.tsx': counter,
    });
    expect(html).toMatch(/<output id="[^"]+">2<\/output>/);
  });

  it('bring data and packages', async () => {
    const html = await shownAs(
      "import data, { owner } from './data.json';\nimport pad from 'tiny-pad';\nimport { twice } from 'tiny-pad/twice';\n\n# Page\n\nData: {data.owner} {owner} {pad('x')} {twice('y')}\n",
      {
        'docs/data.json': '{ "owner": "me" }',
        'node_modules/tiny-pad/package.json':
          '{ "name": "tiny-pad", "version": "1.0.0", "main": "main.cjs", "exports": { ".": "./main.cjs", "./twice": "./twice.mjs" } }',
        'node_modules/tiny-pad/main.cjs': 'module.exports = (text) => "-" + text + "-";\n',
        'node_modules/tiny-pad/twice.mjs': 'export const twice = (text) => text + text;\n',
      },
    );
    expect(html.trim()).toBe('<p>Data: me me -x- yy</p>');
  });

  it('bring the addresses of images, and images where they are used as components', async () => {
    const html = await shownAs(
      'import picture from "./a.svg";\nimport Logo from "@site/static/logo.svg";\n\n# Page\n\n<img src={picture} alt="a" /> <Logo width="20" />\n',
      { 'docs/a.svg': '<svg width="3" height="2"/>', 'static/logo.svg': '<svg/>' },
    );
    expect(html).toMatch(/<img src="\/assets\/a-[0-9a-f]{8}\.svg" alt="a" loading="eager" width="3" height="2"/);
    expect(html).toMatch(/<img alt="" src="\/assets\/logo-[0-9a-f]{8}\.svg" width="20"\/>/);
  });

  it('bring the components of the theme, which need none', async () => {
    const imported = await shownAs(
      'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\nimport Admonition from \'@theme/Admonition\';\nimport Link from \'@docusaurus/Link\';\n\n# Page\n\n<Tabs>\n  <TabItem value="a" label="First">\n\n**One**\n\n  </TabItem>\n</Tabs>\n\n<Admonition type="tip" title="T">text</Admonition>\n\n<Link to="/docs/page">here</Link>\n',
      {},
      "  baseUrl: '/base/',\n",
    );
    expect(imported).toContain('<div class="tab-label">First</div>');
    expect(imported).toContain('<p><strong>One</strong></p>');
    expect(imported).toContain('admonition-tip');
    expect(imported).toContain('<a href="/base/docs/page">here</a>');
    const builtIn = await shownAs(
      '# Page\n\n<Tabs>\n  <TabItem value="a">One</TabItem>\n</Tabs>\n\n<TOCInline toc={toc} />\n\n## Heading\n',
    );
    expect(builtIn).toContain('<div class="tab-label">a</div>');
    expect(builtIn).toContain('<a href="#heading">Heading</a>');
  });
});

describe('partials', () => {
  const partials = {
    'docs/_outer.mdx': "import Inner from './deep/_inner.md';\n\n## Outer of {props.name}\n\n<Inner />\n\n### After\n",
    'docs/deep/_inner.md': '### Inner\n\n[up](../page.mdx) [beside](./b.txt) ![picture](./c.svg)\n',
    'docs/deep/b.txt': 'text',
    'docs/deep/c.svg': '<svg/>',
    'shared/plain.md': '*plain* text\n',
  };

  it('stand in their places with their headings, links and files, however often they are used', async () => {
    const { page } = await buildSite({
      'site.config.ts': configText("  severity: { 'parse/duplicate-heading-id': 'off' },\n"),
      'docs/page.mdx':
        'import Outer from \'./_outer.mdx\';\nimport Plain from \'@site/shared/plain.md\';\n\n# Page\n\n## Before\n\n<Outer name="one" />\n\n## Between\n\n<Outer name="two" />\n\n<Plain />\n',
      ...partials,
    });
    const html = page('docs/page');
    const headings = Array.from(prose(html).matchAll(/<h(\d) id="([^"]*)"/g), ([, level, id]) => `${level} ${id}`);
    expect(headings).toEqual([
      '2 before',
      '2 outer-of-propsname',
      '3 inner',
      '3 after',
      '2 between',
      '2 outer-of-propsname',
      '3 inner',
      '3 after',
    ]);
    const toc = Array.from(html.split('<nav class="toc"')[1]?.matchAll(/href="#([^"]*)"/g) ?? [], ([, id]) => id);
    expect(toc.slice(0, 4)).toEqual(['before', 'outer-of-propsname', 'inner', 'after']);
    expect(prose(html)).toContain('Outer of one');
    expect(prose(html)).toContain('Outer of two');
    expect(prose(html)).toContain('<a href="/docs/page">up</a>');
    expect(prose(html)).toMatch(
      /<a href="\/assets\/b-[0-9a-f]{8}\.txt" target="_blank">beside<span class="visually-hidden"> \(opens in new tab\)<\/span><\/a>/,
    );
    expect(prose(html)).toMatch(/<img src="\/assets\/c-[0-9a-f]{8}\.svg" alt="picture"/);
    expect(prose(html)).toContain('<p><em>plain</em> text</p>');
  });
});

describe('exports of partials', () => {
  it('are their headings, what they declare, and all of it under one name', async () => {
    const html = await shownAs(
      "import Views, { toc as headings, count, Badge } from './_views.mdx';\nimport * as all from './_views.mdx';\n\n# Page\n\n<Views />\n\nOf {headings.map(({ id }) => id).join()}, {count}, <Badge /> and <all.Badge />\n",
      {
        'docs/_views.mdx':
          'export const count = 2;\n\nexport const Badge = () => <i>badge</i>;\n\n## First view\n\n## Second view\n\n{count} views\n',
      },
    );
    expect(html).toContain('Of first-view,second-view, 2, <i>badge</i> and <i>badge</i>');
  });
});

describe('a table of contents that the page exports', () => {
  it('is shown instead of the headings', async () => {
    const { page } = await buildSite({
      'docs/page.mdx':
        "import Views, { toc as views } from './_views.mdx';\n\nexport const toc = [...views.slice(1), { value: 'By <b>hand</b>', id: 'hand', level: 2 }, {}];\n\n# Page\n\n## Own\n\n<Views />\n",
      'docs/_views.mdx': '## First view\n\n## Second view\n',
    });
    const links = Array.from(
      (page('docs/page').split('<nav class="toc"')[1] ?? '').matchAll(/<a href="#([^"]*)">(.*?)<\/a>/g),
      ([, id, html]) => [id, html],
    );
    expect(links).toEqual([
      ['second-view', 'Second view'],
      ['hand', 'By <b>hand</b>'],
    ]);
  });
});

describe('elements', () => {
  it('stand in MDX as they do in HTML', async () => {
    const html = await shownAs(
      'export const props = { id: "spread", "data-x": "1" };\n\n# Page\n\n<details open>\n<summary>More</summary>\n\n**inside**\n\n</details>\n\nH<sub>2</sub>O<br />x <span className="a b" hidden>y</span> <kbd class="c">Ctrl</kbd> <b {...{ id: "spread", "data-x": "1" }}>z</b> <video controls width="100" src="/x.mp4"></video> <p style={{ color: "red" }}>styled</p>\n',
      { 'static/x.mp4': '' },
    );
    expect(html).toMatch(/<details open(="")?>\s*<summary>More<\/summary>\s*<p><strong>inside<\/strong><\/p>\s*<\/details>/);
    expect(html).toContain('H<sub>2</sub>O<br/>x');
    expect(html).toMatch(/<span class="a b" hidden(="")?>y<\/span>/);
    expect(html).toContain('<kbd class="c">Ctrl</kbd>');
    expect(html).toContain('<b id="spread" data-x="1">z</b>');
    expect(html).toMatch(/<video controls(="")? width="100" src="\/x\.mp4"><\/video>/);
    expect(html).toMatch(/<p class="s-\w+">styled<\/p>/);
  });

  it('stand in Markdown of the format md, where a brace is a brace', async () => {
    const html = await shownAs(
      '---\nmdx:\n  format: md\n---\n\n# Page\n\n{not code} <br> <B title="x">bold</B> <!-- gone --> <https://other.example>\n\n<div class="raw">\n\n*text*\n\n</div>\n\nimport x from "y"\n',
    );
    expect(html).toContain('{not code} <br>');
    expect(html).toContain('<b title="x">bold</b>');
    expect(html).toContain(
      '<a href="https://other.example" target="_blank" rel="noopener noreferrer">https://other.example' +
        '<span class="visually-hidden"> (opens in new tab)</span></a>',
    );
    expect(html).toMatch(/<div class="raw">\s*<p><em>text<\/em><\/p>\s*<\/div>/);
    expect(html).toContain('import x from "y"');
  });
});

describe('Markdown', () => {
  it.each(['# Page\n\n', '# Page\n\n{1}\n\n'])(
    'has tables, footnotes, task lists and strikethrough, with code and without',
    async (start) => {
      const html = await shownAs(
        `${start}| a | b |\n| :- | -: |\n| 1 | ~~2~~ |\n| Words that need room. | 3 |\n\n- [x] done\n- [ ] open\n\nText[^n] and <b>more</b>.\n\n[^n]: The *note*.\n`,
      );
      expect(html).toMatch(/<div class="table-scroll"[^>]* data-narrow="2"[^>]*>\s*<table>/);
      expect(html).toContain('<th align="left">a</th>');
      expect(html).toContain('<td align="right"><del>2</del></td>');
      expect(html).toMatch(/<input type="checkbox"(?: (?:checked|disabled|aria-label="Task")(?:="")?){3}\/?> done/);
      expect(html).toMatch(/<input type="checkbox" disabled(="")? aria-label="Task"\/?> open/);
      expect(html).toMatch(/<sup><a href="#user-content-fn-n" id="user-content-fnref-n"/);
      expect(html).toContain('The <em>note</em>.');
    },
  );
});

it('content may import React itself, of which there is one', async () => {
  const site = await buildSite({
    'docs/guide.mdx':
      "import React, { useState } from 'react';\n\nexport const Counter = () => { const [count] = useState(41); return <output>{count + 1}</output>; };\n\n# Guide\n\n<Counter />\n\n<React.Fragment>One</React.Fragment>\n",
  });
  expect(prose(site.page('docs/guide'))).toContain('<output>42</output>');
});
