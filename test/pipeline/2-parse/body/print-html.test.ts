// Bodies are printed as hast-util-to-html prints them.
import type { Element, ElementContent, Root } from 'hast';
import { type Options, toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { printHtml } from '../../../../src/pipeline/2-parse/body/print-html.ts';
import { isThorough } from '../../../property-runs.ts';
import { type Random, seeded } from '../../../seeded-faults/random.ts';

const options: Options = { allowDangerousHtml: true, characterReferences: { useNamedReferences: false } };

const tags =
  'p span a img br svg path foreignObject title desc template script style input details iframe Foo IMG wbr math x-y'.split(' ');

const names = (
  'className id href src hidden download disabled ariaHidden ariaLabel dataLine data-line-numbers dataX1 strokeWidth viewBox ' +
  'xlinkHref accept acceptCharset srcSet sizes style tabIndex colSpan onClick class on:click :x @y a"b é xmlLang contentEditable ' +
  'spellCheck strokeDashArray fill requiredFeatures itemProp draggable checked start value'
).split(' ');

const texts = [
  '',
  'plain',
  '  two  words ',
  'a & b',
  '"quoted"',
  "it's `code`",
  '<b>',
  '\x007\0',
  'é 👍\ud800',
  '\n',
  'hidden',
  '&amp;',
];

const values = (random: Random): unknown =>
  random.pick([
    random.pick(texts),
    true,
    false,
    null,
    0,
    -1.5,
    Number.NaN,
    [],
    [random.pick(texts), 'b'],
    ['a', ''],
    [1, 2],
    [`${random.pick(texts)},`],
  ]);

function element(random: Random, depth: number): Element {
  const properties: Record<string, unknown> = {};
  for (let n = random.below(4); n > 0; n--) properties[random.pick(names)] = values(random);
  const tagName = random.pick(tags);
  const children = Array.from({ length: depth === 0 ? 0 : random.below(4) }, () => content(random, depth - 1));
  const inside = tagName === 'template' ? { content: { type: 'root', children: [content(random, 0)] } satisfies Root } : {};
  return { type: 'element', tagName, properties: properties as Element['properties'], children, ...inside };
}

function content(random: Random, depth: number): ElementContent {
  const kind = random.below(10);
  if (kind < 3) return { type: 'text', value: random.pick(texts) };
  if (kind === 3) return { type: 'comment', value: random.pick(['a', '>', '-->', '<!--', 'x--!>']) };
  if (kind === 4) return { type: 'raw', value: random.pick(['<hr>', '\0<7 \0', '&']) } as ElementContent;
  return element(random, depth);
}

it('prints the same bytes as the library', () => {
  const random = seeded(7);
  for (let run = 0; run < (isThorough() ? 100_000 : 3000); run++) {
    const tree: Root = { type: 'root', children: Array.from({ length: 1 + random.below(3) }, () => content(random, 4)) };
    expect(printHtml(tree)).toBe(toHtml(tree, options));
  }
});

it.each([
  ['an unknown node', { type: 'strange', value: 'x' }],
  ['a text without a value', { type: 'text' }],
  ['an element without a name', { type: 'element', properties: {}, children: [] }],
])('throws what the library throws of %s', (_, node) => {
  const tree = { type: 'root', children: [node] } as unknown as Root;
  expect(() => toHtml(tree, options)).toThrow();
  expect(() => printHtml(tree)).toThrow();
});
