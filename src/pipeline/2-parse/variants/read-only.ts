// Reads to whom a part of content is shown, from the attributes of `:::only{product="cloud"}` or `<Only product="cloud">`.
import type { RootContent } from 'mdast';
import type { Context } from '#context/context';
import { respell } from '#kit/respell';
import { inOpeningLine } from '#model/fence-meta';
import { nearest } from '#model/nearest';
import type { Place } from '#model/place';
import type { ShownTo } from '#model/variants';
import { type Positioned, placeOf } from '../facts/node-place.ts';

export type OnlyNode = Extract<
  RootContent,
  { type: 'containerDirective' | 'textDirective' | 'mdxJsxFlowElement' | 'mdxJsxTextElement' }
>;

export function isOnly(node: { readonly type: string }): node is OnlyNode {
  const { name } = node as { readonly name?: unknown };
  return node.type === 'containerDirective' || node.type === 'textDirective'
    ? name === 'only'
    : (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && name === 'Only';
}

/** The place of a word in the line that opens a node. */
export function placeOfWord(node: RootContent, word: string, file: string, source: string): Place {
  return placeOf(inOpeningLine(node, source, word) as Positioned, file);
}

/** `source` is the text that the tree was parsed from. Faulty attributes are reported and hide nothing. */
export function readOnly({ config, reporter }: Context, node: OnlyNode, file: string, source: string): ShownTo {
  const axes = config.settings.variants;
  const { attributes, faulty } = attributesOf(node);
  const placeOfText = (text: string): Place => placeOfWord(node, text, file, source);
  const example = `${axes[0]?.name}="${axes[0]?.values[0]?.name}"`;
  for (const text of faulty)
    reporter.report({
      code: 'parse/faulty-only',
      message: 'the readers of a part cannot be given by an expression, because they must be known before pages are rendered',
      help: `Write the value as a string: \`${example}\`.`,
      place: placeOfText(text),
    });
  if (Object.keys(attributes).length === 0 && faulty.length === 0)
    reporter.report({
      code: 'parse/faulty-only',
      message: 'this part does not say which readers see it',
      help: `Name an axis and its value: \`${example}\`.`,
      place: placeOfText(node.name ?? ''),
    });
  const shownTo: Record<string, readonly string[]> = {};
  for (const [name, written] of Object.entries(attributes)) {
    const axis = axes.find((one) => one.name === name);
    if (!axis) {
      const place = placeOfText(name);
      reporter.report({ code: 'parse/unknown-variant', ...unknown(`the site has no variants for "${name}"`, name, axes), place });
      continue;
    }
    const words = written.split(/\s+/).filter(Boolean);
    if (words.length === 0) {
      const help = `Name at least one of ${axis.values.map((value) => value.name).join(', ')}: \`${name}="${axis.values[0]?.name}"\`.`;
      reporter.report({
        code: 'parse/faulty-only',
        message: `"${name}" has no value, so nobody sees this part`,
        help,
        place: placeOfText(name),
      });
    }
    const known = words.filter((word) => axis.values.some((value) => value.name === word));
    for (const word of words.filter((word) => !known.includes(word))) {
      const { meant, ...fault } = unknown(`"${name}" has no value "${word}"`, word, axis.values);
      const place = placeOfText(word);
      reporter.report({ code: 'parse/unknown-variant', ...fault, place, ...respell(place, word, meant) });
    }
    // All of them are everybody.
    if (known.length > 0 && new Set(known).size < axis.values.length) shownTo[name] = known;
  }
  return shownTo;
}

function unknown(message: string, written: string, known: readonly { readonly name: string }[]) {
  const names = known.map(({ name }) => name);
  const meant = nearest(written, names);
  return { message, help: meant === undefined ? `Use one of ${names.join(', ')}.` : `Did you mean "${meant}"?`, meant };
}

function attributesOf(node: OnlyNode): {
  readonly attributes: Readonly<Record<string, string>>;
  readonly faulty: readonly string[];
} {
  if (node.type === 'containerDirective' || node.type === 'textDirective') {
    const given = Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? '']);
    return { attributes: Object.fromEntries(given), faulty: [] };
  }
  const attributes: Record<string, string> = {};
  const faulty: string[] = [];
  for (const one of node.attributes) {
    if (one.type !== 'mdxJsxAttribute') faulty.push(one.value);
    else if (typeof one.value === 'object' && one.value !== null) faulty.push(one.name);
    else attributes[one.name] = one.value ?? '';
  }
  return { attributes, faulty };
}
