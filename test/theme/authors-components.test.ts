// Components that pages use without an import: what they print on the server, and what they refuse.
import { readFileSync } from 'node:fs';
import { type ComponentType, createElement as h, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { iconNames } from '../../src/theme/known-values.ts';
import { server } from '../../src/theme/server.tsx';
import { page } from './sample-page.ts';

type Props = Record<string, unknown>;

const part = (name: string) => server.components[name] as ComponentType<Props>;
const show = (element: ReactNode) => server.renderElement(server.withPage(page, element, () => undefined));
const make = (name: string, props: Props, ...children: ReactNode[]) => show(h(part(name), props, ...children));

describe('Cards', () => {
  const card = (props: Props, ...children: ReactNode[]) => h(part('Card'), props, ...children);

  it('are a list of titles, of which those with an address are links', () => {
    const html = make('Cards', {}, '\n', card({ title: 'A', href: '/x', icon: 'rocket' }, 'Text'), card({ title: 'B' }));
    expect(html).toBe(
      '<ul class="cards"><li class="card"><span class="card-icon"><span class="glyph glyph-rocket"></span></span>' +
        '<p class="card-title"><a href="/base/x">A</a></p><div class="card-text">Text</div></li>' +
        '<li class="card"><p class="card-title">B</p></li></ul>',
    );
  });

  it('say what opens a tab, show an element in place of an icon, and may stand alone', () => {
    expect(show(card({ title: h('b', null, 'A'), href: 'https://x.example', icon: h('i', null, '*') }))).toBe(
      '<div class="card"><i>*</i><p class="card-title"><a href="https://x.example" target="_blank" rel="noopener noreferrer">' +
        '<b>A</b><span class="visually-hidden"> (opens in new tab)</span></a></p></div>',
    );
  });

  it.each([
    ['nothing', () => make('Cards', {}), '<Cards> contains no cards'],
    ['text', () => make('Cards', {}, 'x'), '<Cards> contains the text "x", which is not a card'],
    ['an element', () => make('Cards', {}, h('div')), '<Cards> contains <div>, which is not a card'],
    ['no title', () => show(card({ href: '/x' }, 'Text')), '<Card> has no title'],
    ['an empty title', () => show(card({ title: ' ' })), '<Card> has no title'],
    ['an icon that is not there', () => show(card({ title: 'A', icon: 'rokcet' })), 'there is no icon "rokcet"'],
  ])('refuse %s', (_, act, message) => {
    expect(act).toThrow(message);
  });
});

describe('Steps', () => {
  it('keep their list as it is', () => {
    expect(make('Steps', {}, '\n', h('ol', { start: 2 }, h('li', null, 'x')))).toBe(
      '<div class="steps"><ol start="2"><li>x</li></ol></div>',
    );
    const Partial = () => h('ol', null, h('li', null, 'y'));
    expect(make('Steps', {}, h(Partial))).toBe('<div class="steps"><ol><li>y</li></ol></div>');
  });

  it('refuse what is no ordered list', () => {
    expect(() => make('Steps', {})).toThrow('<Steps> contains no ordered list');
    expect(() => make('Steps', {}, h('ul'))).toThrow('<Steps> contains <ul>, which is not an ordered list');
    expect(() => make('Steps', {}, 'Press it')).toThrow('<Steps> contains the text "Press it", which is not an ordered list');
  });
});

describe('Badge', () => {
  it('has the class of its kind, and none where it is neutral', () => {
    expect(make('Badge', {}, 'New')).toBe('<span class="badge">New</span>');
    expect(make('Badge', { kind: 'danger' }, 'Old')).toBe('<span class="badge badge-danger">Old</span>');
    expect(() => make('Badge', { kind: 'red' }, 'Old')).toThrow('there is no badge kind "red"');
  });
});

describe('Kbd', () => {
  it.each([
    ['Esc', '<kbd>Esc</kbd>'],
    ['Ctrl + K', '<kbd><kbd>Ctrl</kbd>+<kbd>K</kbd></kbd>'],
    ['Ctrl++', '<kbd><kbd>Ctrl</kbd>+<kbd>+</kbd></kbd>'],
    ['+', '<kbd>+</kbd>'],
  ])('makes a key of each: %s', (text, html) => {
    expect(make('Kbd', {}, text)).toBe(html);
  });

  it('refuses nothing at all', () => {
    expect(() => make('Kbd', {}, ' ')).toThrow('<Kbd> contains no keys');
  });
});

describe('Icon', () => {
  it('is a sign for the eye alone, unless it has a label', () => {
    expect(make('Icon', { name: 'bell' })).toBe('<span class="glyph glyph-bell"></span>');
    expect(make('Icon', { name: 'bell', label: 'Alert' })).toBe(
      '<span class="glyph glyph-bell" role="img" aria-label="Alert"></span>',
    );
    expect(() => make('Icon', {})).toThrow('this icon has no name');
  });

  it('has a drawing for each name, and no other, and the manual shows them all', () => {
    const drawn = Array.from(
      readFileSync('src/theme/styles/icons.css', 'utf8').matchAll(/^\.glyph-(\w+) \{/gm),
      ([, name]) => name,
    );
    expect(drawn).toEqual(iconNames);
    const shown = readFileSync('docs/writing/components/labels.md', 'utf8').matchAll(/<Icon name="(\w+)" \/> `\1`/g);
    expect(Array.from(shown, ([, name]) => name).sort()).toEqual(iconNames);
  });
});

describe('Figure', () => {
  const picture = h('img', { src: '/a.svg', alt: 'A', loading: 'lazy' });

  it('takes its picture from its attributes, with its size', () => {
    expect(make('Figure', { src: '/a.svg', alt: '', width: '4', height: '3', caption: 'C', number: 2, id: 'c' })).toBe(
      '<figure id="c"><img src="/a.svg" alt="" width="4" height="3" loading="lazy" decoding="async"/>' +
        '<figcaption><b>Figure 2</b> C</figcaption></figure>',
    );
  });

  it('takes its picture and its caption from its children', () => {
    const image = '<img src="/a.svg" alt="A" loading="lazy"/>';
    expect(make('Figure', {}, '\n', h('p', null, picture))).toBe(`<figure>${image}</figure>`);
    expect(make('Figure', {}, h('p', null, picture), h('p', null, 'Words'))).toBe(
      `<figure>${image}<figcaption>Words</figcaption></figure>`,
    );
    expect(make('Figure', { number: '1.2' }, picture, h('p', null, 'a'), h('p', null, 'b'))).toBe(
      `<figure>${image}<figcaption><b>Figure 1.2</b> <p>a</p><p>b</p></figcaption></figure>`,
    );
    expect(make('Figure', { caption: 'Two' }, picture, h('pre'))).toBe(
      `<figure>${image}<pre></pre><figcaption>Two</figcaption></figure>`,
    );
  });

  it('refuses to be empty, and a picture without words', () => {
    expect(() => make('Figure', { caption: 'x' })).toThrow('<Figure> contains no picture');
    expect(() => make('Figure', { src: '/a.svg' })).toThrow('the picture of this <Figure> has no "alt"');
  });
});

describe('FileTree', () => {
  const item = (...children: ReactNode[]) => h('li', null, ...children);
  const tree = (...items: ReactNode[]) => make('FileTree', {}, '\n', h('ul', null, '\n', ...items), '\n');
  const inside = (html: string) => html.replace(/^<div class="file-tree"><ul>|<\/ul><\/div>$/g, '');

  it('knows folders by their slash and by what they hold', () => {
    const html = tree(item('docs/\n', h('ul', null, item('a.md'))), item('src\n', h('ul', null, item('...'))), item('b/'));
    expect(inside(html)).toBe(
      '<li class="file-folder"><span class="file-name">docs/</span><ul><li><span class="file-name">a.md</span></li></ul></li>' +
        '<li class="file-folder"><span class="file-name">src</span><ul><li class="file-gap"><span class="file-name">...</span></li></ul></li>' +
        '<li class="file-folder"><span class="file-name">b/</span></li>',
    );
  });

  it.each([
    [[h('strong', null, 'a.md'), ' is new'], '<strong>a.md</strong>', 'is new'],
    [['src/', h('strong', null, 'a.md'), ' ', h('em', null, 'b')], 'src/<strong>a.md</strong>', '<em>b</em>'],
    [[h('code', null, 'my plan.md'), '\nof all'], '<code>my plan.md</code>', 'of all'],
    [['a.md see ', h('a', { href: '/x' }, 'x'), '\n'], 'a.md', 'see <a href="/x">x</a>'],
  ])('ends a name at the first space in plain text (%#)', (children, name, comment) => {
    const html = `<li><span class="file-name">${name}</span><span class="file-comment"> ${comment}</span></li>`;
    expect(inside(tree(item(...children)))).toBe(html);
    expect(inside(tree(item('\n', h('p', null, ...children), '\n')))).toBe(html);
  });

  it.each([
    ['nothing', () => make('FileTree', {}), '<FileTree> contains no list'],
    ['text', () => make('FileTree', {}, 'a.md'), '<FileTree> contains the text "a.md", but must contain one bulleted list'],
    ['two lists', () => make('FileTree', {}, h('ul'), h('ul')), '<FileTree> contains <ul>, but must contain one bulleted list'],
    ['an item without a name', () => tree(item(' ')), '<FileTree> contains an item without a name'],
  ])('refuses %s', (_, act, message) => {
    expect(act).toThrow(message);
  });
});
