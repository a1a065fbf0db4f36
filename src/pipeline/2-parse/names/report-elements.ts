// Reports elements that neither browsers nor the site know: their content would be shown, and they would do nothing.

import { htmlTagNames } from 'html-tag-names';
import { mathmlTagNames } from 'mathml-tag-names';
import type { Html, Root } from 'mdast';
import { svgTagNames } from 'svg-tag-names';
import type { Context } from '#context/context';
import { respell } from '#kit/respell';
import { walk } from '#kit/walk';
import { nearest } from '#model/nearest';
import type { Place } from '#model/place';
import { estreePlace, programsOf } from '../code/esm.ts';
import { jsxInCode } from '../code/walk-code.ts';
import { pointsIn } from '../facts/html-links.ts';
import { isJsx } from '../facts/jsx.ts';
import { placeOf } from '../facts/node-place.ts';
import { scanHtml } from '../facts/scan-html.ts';

const names = [...htmlTagNames, ...svgTagNames, ...mathmlTagNames];
const known: ReadonlySet<string> = new Set(names);
const knownInHtml: ReadonlySet<string> = new Set(names.map((name) => name.toLowerCase()));

/** Those with a hyphen are elements of the site's own, and those in capitals are components. */
const plain = /^[a-z][A-Za-z\d]*$/;
const openingTag = /<([a-z][a-z\d]*)(?=[\s/>])/gi;

/** Call it while the ESM is still in the tree. `text` is the source. */
export function reportElements({ config, reporter }: Context, tree: Root, file: string, text: string): void {
  // Most pages have none, which costs less to see than a tree.
  if (Array.from(text.matchAll(openingTag)).every(([, name = '']) => known.has(name))) return;
  const components = [...config.theme.components, ...Object.keys(config.settings.theme.components)];
  const report = (name: string, place: Place, canRespell: boolean): void => {
    const meant = nearest(name, [...components, ...names]);
    reporter.report({
      code: 'parse/unknown-element',
      message: `there is no element "${name}"`,
      help: helpFor(name, meant),
      place,
      ...(canRespell && respell(place, name, meant)),
    });
  };
  const lines = (): readonly string[] => text.split(/\r\n|\n|\r/);
  walk(tree, (node) => {
    if (node.type === 'html') {
      for (const [name, offset] of tagsIn(node)) {
        const { start } = placeOf(node, file);
        const point = pointsIn(node.value, start, lines());
        report(name, { file, start: point(offset), end: point(offset + name.length) }, false);
      }
    } else if (isJsx(node) && node.name && isUnknown(node.name)) {
      const { start } = placeOf(node, file);
      const at = { line: start.line, column: start.column + 1 };
      // The fix of one tag would leave the other one as it is.
      const closesItself = text.slice(0, node.position?.end.offset).endsWith('/>');
      report(node.name, { file, start: at, end: { line: at.line, column: at.column + node.name.length } }, closesItself);
    }
  });
  for (const { program } of programsOf(tree)) {
    for (const { openingElement } of jsxInCode(program)) {
      const { name, selfClosing } = openingElement;
      if (name.type === 'JSXIdentifier' && isUnknown(name.name)) report(name.name, estreePlace(name, file), selfClosing);
    }
  }
}

function helpFor(name: string, meant: string | undefined): string {
  if (meant === name)
    return 'Plain Markdown does not support components. Remove `format: md`, or give the file the extension `.mdx`.';
  return meant
    ? `Did you mean "${meant}"?`
    : 'Component names begin with a capital letter, and names of custom elements contain a hyphen.';
}

function isUnknown(name: string): boolean {
  return plain.test(name) && !known.has(name);
}

/** Names and their offsets in the node. Comments and scripts hold no elements. */
function tagsIn({ value }: Html): readonly (readonly [name: string, offset: number])[] {
  const skipped = scanHtml(value, { tags: [], silent: ['script', 'style', 'textarea', 'title'] });
  return Array.from(value.matchAll(openingTag), ({ 1: name = '', index }) => [name, index + 1] as const).filter(
    ([name, offset]) => !knownInHtml.has(name.toLowerCase()) && !skipped.some(({ start, end }) => start < offset && offset < end),
  );
}
