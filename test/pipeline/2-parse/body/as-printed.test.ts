// A tree that is as browsers read it says the same before and after printing, to whoever derives something from it.
import fc from 'fast-check';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { isAsPrinted } from '../../../../src/pipeline/2-parse/body/as-printed.ts';
import { sectionsOf } from '../../../../src/plugins/search/records/sections.ts';
import { toMarkdown } from '../../../../src/plugins/twins/markdown/to-markdown.ts';
import { propertyRuns, replayed } from '../../../property-runs.ts';
import { readHtml } from '../../../read-html.ts';
import { sayEnglish } from '../../../say-english.ts';

interface Made {
  readonly type: string;
  readonly value?: string;
  readonly tagName?: string;
  readonly properties?: object;
  readonly children?: readonly Made[];
}

const element = (tagName: string, children: readonly Made[], properties: object = {}): Made => ({
  type: 'element',
  tagName,
  properties,
  children,
});

const words = fc.constantFrom('a', ' ', 'b c', '& <', '|', '\n', 'https://a.example/', '_x_');
const properties = fc.constantFrom<object>(
  {},
  { id: 'here' },
  { className: ['tab', 'x'] },
  { ariaHidden: 'true' },
  { hidden: true },
  { dataLanguage: 'js' },
);

const { flow } = fc.letrec<{ phrase: Made; line: Made[]; flow: Made }>((tie) => ({
  phrase: fc.oneof(
    { maxDepth: 3 },
    words.map((value) => ({ type: 'text', value })),
    fc.constant(element('img', [], { src: '/a.png', alt: 'A' })),
    fc.constant(element('br', [])),
    fc
      .tuple(fc.constantFrom('em', 'code', 'span', 'sup'), fc.array(tie('phrase'), { maxLength: 3 }), properties)
      .map(([name, inner, own]) => element(name, inner, own)),
  ),
  line: fc.array(
    fc.oneof(
      tie('phrase'),
      fc.array(tie('phrase'), { maxLength: 2 }).map((inner) => element('a', inner, { href: 'https://a.example/' })),
    ),
    { maxLength: 3 },
  ),
  flow: fc.oneof(
    { maxDepth: 4 },
    fc
      .tuple(fc.constantFrom('p', 'h2', 'h3', 'dt', 'summary'), tie('line'), properties)
      .map(([name, inner, own]) => element(name, inner, own)),
    fc
      .tuple(fc.constantFrom('p', 'div', 'blockquote', 'section', 'ul'), fc.array(tie('flow'), { maxLength: 3 }), properties)
      .map(([name, inner, own]) => element(name, inner, own)),
    fc.array(tie('line'), { minLength: 1, maxLength: 3 }).map((cells) =>
      element('table', [
        element('tbody', [
          element(
            'tr',
            cells.map((cell) => element('td', cell)),
          ),
        ]),
      ]),
    ),
  ),
}));

it('which is asked of every tree that browsers would change', () => {
  let asPrinted = 0;
  fc.assert(
    fc.property(fc.array(flow, { minLength: 1, maxLength: 4 }), (children) => {
      const tree = { type: 'root', children } as Root;
      if (!isAsPrinted(tree)) return;
      asPrinted++;
      const read = readHtml(toHtml(tree));
      expect(sectionsOf(tree)).toEqual(sectionsOf(read));
      expect(toMarkdown(tree, sayEnglish)).toEqual(toMarkdown(read, sayEnglish));
    }),
    { numRuns: propertyRuns(1000), ...replayed() },
  );
  expect(asPrinted).toBeGreaterThan(20);
});
