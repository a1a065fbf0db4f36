// Components that content can use: what they print on the server, and what they refuse.
import { type ComponentType, Fragment, createElement as h, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CodeToShow } from '#model/highlighter';
import { server } from '../../src/theme/server.tsx';
import { aliases, components } from '../../src/theme/theme.ts';
import { page } from './sample-page.ts';

type Props = Record<string, unknown>;

const part = <T = ComponentType<Props>>(name: string) => server.components[name] as T;
const show = (element: ReactNode) => server.renderElement(server.withPage(page, element, () => undefined));
const make = (name: string, props: Props, ...children: ReactNode[]) => show(h(part(name), props, ...children));

const { Tabs, TabItem } = server.components as Record<string, ComponentType<Props>>;
const tab = (value: string, more: Props = {}) => h(TabItem as ComponentType<Props>, { value, ...more }, `body of ${value}`);
const tabs = (props: Props, ...children: ReactNode[]) => show(h(Tabs as ComponentType<Props>, props, ...children));

afterEach(() => vi.restoreAllMocks());

it('has a component for each name that the theme promises, and no other', () => {
  const aliased = Object.entries(aliases).flatMap(([specifier, names]) => names.map((name) => `${specifier}#${name}`));
  expect(Object.keys(server.components).sort()).toEqual([...components, ...aliased].sort());
  expect(part('@theme/Tabs#default')).toBe(part('Tabs'));
});

describe('Tabs', () => {
  it('shows every panel under its label, and says which comes first', () => {
    const html = tabs({ groupId: 'os', queryString: true }, '\n', tab('npm'), tab('yarn', { label: 'Yarn', default: true }));
    expect(html).toBe(
      '<div class="tabs" data-tab-group="os" data-tab-query="os">' +
        '<div class="tab" data-tab-value="npm"><div class="tab-label">npm</div><div class="tab-content">body of npm</div></div>' +
        '<div class="tab" data-tab-value="yarn" data-tab-default=""><div class="tab-label">Yarn</div>' +
        '<div class="tab-content">body of yarn</div></div></div>',
    );
  });

  it('takes the first tab where none is the default, and none for null', () => {
    expect(tabs({}, tab('a'), tab('b'))).toContain('data-tab-value="a" data-tab-default=""');
    expect(tabs({ defaultValue: 'b' }, tab('a'), tab('b'))).toContain('data-tab-value="b" data-tab-default=""');
    expect(tabs({ defaultValue: null }, tab('a'), tab('b', { default: true }))).not.toContain('data-tab-default');
  });

  it('takes labels from values, attributes and classes to their places', () => {
    const values = [{ value: 'a', label: 'First' }];
    const html = tabs(
      { values, className: 'mine', block: true, lazy: true },
      tab('a', { label: 'A', attributes: { className: 'hot' }, className: 'in' }),
    );
    expect(html).toContain('class="tabs tabs-block mine"');
    expect(html).toContain('<div class="tab-label hot">First</div><div class="tab-content in">');
  });

  it('finds tabs in fragments', () => {
    expect(tabs({}, h(Fragment, null, tab('a'), tab('b')))).toContain('body of b');
  });

  it('shows tabs in the order of their values, those without a child and those that no value names included', () => {
    const values = [{ value: 'b', label: 'B' }, { value: 'c' }];
    const labels = Array.from(
      tabs({ values, defaultValue: 'c' }, tab('a'), tab('b')).matchAll(/data-tab-value="(.)"( data-tab-default)?/g),
      ([, value, first]) => `${value}${first ? '*' : ''}`,
    );
    expect(labels).toEqual(['b', 'c*', 'a']);
    expect(tabs({}, h(TabItem as ComponentType<Props>, { value: 1 }, 'x'))).toContain('data-tab-value="1"');
  });

  it.each([
    ['something that is no tab', () => tabs({}, h('p', null, 'x')), '<Tabs> contains <p>, which is not a tab'],
    ['text', () => tabs({}, 'x'), '<Tabs> contains the text "x", which is not a tab'],
    ['nothing', () => tabs({}), '<Tabs> contains no tabs'],
    ['a value used twice', () => tabs({}, tab('a'), tab('a')), '<Tabs> contains two tabs with the value "a"'],
    [
      'a default that is no tab',
      () => tabs({ defaultValue: 'c' }, tab('a'), tab('b')),
      '<Tabs> selects "c" by default, but no tab has that value',
    ],
    [
      'a query without a name',
      () => tabs({ queryString: true }, tab('a')),
      '<Tabs queryString> has no name for the query parameter',
    ],
  ])('refuses %s', (_, act, message) => {
    expect(act).toThrow(message);
  });
});

describe('Details', () => {
  const summary = h('summary', null, 'Own');

  it('takes its summary from a prop, from its children, or has a word for it', () => {
    expect(make('Details', { summary: 'S', open: true }, 'x')).toBe('<details open=""><summary>S</summary>x</details>');
    expect(make('Details', { summary }, 'x')).toBe('<details><summary>Own</summary>x</details>');
    expect(make('Details', {}, summary, 'x')).toBe('<details><summary>Own</summary>x</details>');
    expect(make('Details', {}, 'x')).toBe('<details><summary>Details</summary>x</details>');
  });
});

describe('TOCInline', () => {
  const toc = [
    { value: 'A &amp; <code>b</code>', id: 'a', level: 2 },
    { text: 'x < y', id: 'b', depth: 3 },
    { html: 'deep', id: 'ü', depth: 4 },
  ];

  it('nests headings whichever way they are written', () => {
    expect(make('TOCInline', { toc })).toBe(
      '<div class="toc-inline"><ul><li><a href="#a">A &amp; <code>b</code></a>' +
        '<ul><li><a href="#b">x &lt; y</a></li></ul></li></ul></div>',
    );
  });

  it('keeps to its levels', () => {
    expect(make('TOCInline', { toc, minHeadingLevel: 4, maxHeadingLevel: 4 })).toContain(
      '<ul><li><a href="#%C3%BC">deep</a></li></ul>',
    );
  });
});

describe('CodeBlock', () => {
  it('shows what a highlighter makes of its code, and the rest as it is', () => {
    const asked: unknown[] = [];
    const highlight = (code: CodeToShow) => {
      asked.push(code);
      return code.language === 'js' ? { language: 'JS', className: 'mine', html: '<b>&lt;</b>\n' } : undefined;
    };
    const draw = (props: Props, code: string) =>
      server.renderElement(server.withPage(page, h(part('CodeBlock'), props, code), () => undefined, highlight));
    expect(draw({ language: 'js', metastring: '/a/ {1}', showLineNumbers: 3 }, '<')).toBe(
      '<div class="code-block" data-language="JS"><pre tabindex="0"><code class="mine"><b>&lt;</b>\n</code></pre></div>',
    );
    expect(draw({ language: 'css' }, '<')).toContain('<code class="language-css"><span class="line">&lt;</span>\n</code>');
    expect(asked).toMatchObject([
      { language: 'js', code: '<', meta: { lines: '1', words: ['a'], numbersFrom: 3 } },
      { language: 'css', code: '<' },
    ]);
  });

  const code = 'const a = 1;\n\nlet <b>;\n';

  it('has the markup of a code fence', () => {
    expect(make('CodeBlock', { language: 'JS', title: 'a.js' }, code)).toBe(
      '<div class="code-block" data-language="js"><div class="code-block-title">a.js</div><pre tabindex="0">' +
        '<code class="language-js"><span class="line">const a = 1;</span>\n<span class="line"></span>\n' +
        '<span class="line">let &lt;b&gt;;</span>\n</code></pre></div>',
    );
  });

  it('reads a metastring, and props win over it', () => {
    const meta = { className: 'language-yaml', metastring: `title='x "y".yml' {1,3} showLineNumbers=5` };
    const html = make('CodeBlock', meta, code);
    expect(html).toContain('data-language="yaml"><div class="code-block-title">x &quot;y&quot;.yml</div>');
    expect(html).toContain('<code class="language-yaml line-numbers"><span class="line highlighted" data-line="5">');
    expect(html).toContain('<span class="line" data-line="6"></span>\n<span class="line highlighted" data-line="7">');
    const other = make('CodeBlock', { ...meta, title: 'z', showLineNumbers: false }, code);
    expect(other).toContain('>z</div>');
    expect(other).not.toContain('data-line=');
    expect(make('CodeBlock', { showLineNumbers: true }, code)).toContain('data-language="text"');
  });
});

it('Admonition has the markup of an admonition', () => {
  expect(make('Admonition', { type: 'tip', title: h('b', null, 'T') }, h('p', null, 'x'))).toBe(
    '<div class="admonition admonition-tip"><div class="admonition-title"><b>T</b></div>' +
      '<div class="admonition-body"><p>x</p></div></div>',
  );
  expect(make('Admonition', {}, 'x')).toContain('admonition-note"><div class="admonition-title">note<');
  expect(make('Admonition', { type: 'mine' }, 'x')).toContain('<div class="admonition-title">mine<');
});

it('Heading links to itself by its text', () => {
  expect(make('@theme/Heading#default', { as: 'h3', id: 'a b' }, 'Use ', h('code', null, 'x', 1))).toBe(
    '<h3 id="a b">Use <code>x1</code><a class="heading-anchor" href="#a%20b" aria-label="Direct link to Use x1"></a></h3>',
  );
  expect(make('@theme/Heading#default', { as: 'h2' }, 'x')).toBe('<h2>x</h2>');
  expect(make('@theme/Heading#default', { as: 'h1', id: 'x' }, 'x')).toBe('<h1 id="x">x</h1>');
});

describe('Link', () => {
  const link = (props: Props) => make('@docusaurus/Link#default', props, 'x');

  it.each([
    ['/guides', '/base/guides'],
    ['/base/guides', '/base/guides'],
    ['/', '/base/'],
    ['/base', '/base/'],
    ['./other', './other'],
    ['#part', '#part'],
    ['pathname:///files/a.zip', '/base/files/a.zip'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('%s becomes %s', (to, href) => {
    expect(link({ to })).toBe(`<a href="${href}">x</a>`);
    expect(link({ href: to })).toBe(`<a href="${href}">x</a>`);
  });

  it('leaves an address alone when told to, and an anchor without one', () => {
    expect(link({ to: '/x', autoAddBaseUrl: false })).toBe('<a href="/x">x</a>');
    expect(link({ id: 'x' })).toBe('<a id="x">x</a>');
  });

  it('opens outer addresses in a new tab and says so, unless told otherwise', () => {
    expect(link({ to: 'https://x.example', className: 'c' })).toBe(
      '<a href="https://x.example" target="_blank" rel="noopener noreferrer" class="c">x' +
        '<span class="visually-hidden"> (opens in new tab)</span></a>',
    );
    expect(link({ to: '//x.example', target: '_self' })).toContain('target="_self"');
  });

  it('makes no attributes of what is meant for a router', () => {
    const faults = vi.spyOn(console, 'error').mockImplementation(() => {});
    const router = { isNavLink: true, activeClassName: 'a', exact: true, isActive: () => true, 'data-noBrokenLinkCheck': true };
    expect(link({ to: '/x', ...router })).toBe('<a href="/base/x">x</a>');
    expect(faults).not.toHaveBeenCalled();
  });
});

describe('hooks', () => {
  const read = (hook: string, use: (value: (...args: unknown[]) => unknown) => unknown) => {
    const render = () => String(use(part<(...args: unknown[]) => unknown>(hook)));
    return show(h(render));
  };

  it('know the site that the page belongs to', () => {
    expect(read('@docusaurus/useBaseUrl#default', (hook) => hook('img/a.png'))).toBe('/base/img/a.png');
    expect(read('@docusaurus/useBaseUrl#default', (hook) => hook('https://x.example/a'))).toBe('https://x.example/a');
    expect(read('@docusaurus/useBaseUrl#default', (hook) => hook(''))).toBe('');
    const config =
      '{&quot;title&quot;:&quot;Nines documentation&quot;,&quot;tagline&quot;:&quot;Objectives for everyone&quot;,&quot;baseUrl&quot;:&quot;/base/&quot;,&quot;customFields&quot;:{},&quot;i18n&quot;:{&quot;defaultLocale&quot;:&quot;en&quot;,&quot;locales&quot;:[&quot;en&quot;],&quot;localeConfigs&quot;:{}},&quot;themeConfig&quot;:{}}';
    expect(read('@docusaurus/useDocusaurusContext#default', (hook) => JSON.stringify((hook() as Props)['siteConfig']))).toBe(
      config,
    );
    type Utils = { withBaseUrl(href: string): string };
    expect(read('@docusaurus/useBaseUrl#useBaseUrlUtils', (hook) => (hook() as Utils).withBaseUrl('/a'))).toBe('/base/a');
  });

  it('throw outside of a page', () => {
    expect(() => server.renderElement(h(part('@docusaurus/Link#default'), { to: '/x' }))).toThrow('outside a page');
  });
});

it('BrowserOnly shows what stands in for it', () => {
  const children = () => 'in the browser';
  expect(show(h(part('@docusaurus/BrowserOnly#default'), { fallback: 'Loading', children }))).toBe('Loading');
  expect(show(h(part('@docusaurus/BrowserOnly#default'), { children }))).toBe('');
});

it('Translate says its text with its values', () => {
  const values = { name: h('b', null, 'Ada') };
  expect(make('@docusaurus/Translate#default', { id: 'x', values }, 'By {name} and {other}')).toBe('By <b>Ada</b> and {other}');
  const translate = part<(message: Props, values?: Props) => string>('@docusaurus/Translate#translate');
  expect(translate({ id: 'x', message: '{n} of {m}' }, { n: 0 })).toBe('0 of {m}');
});
