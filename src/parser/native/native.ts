// Parses Markdown and MDX with the native parser, and completes its tree to that of the reference engine.

import type { Root } from 'mdast';
import { types } from 'micromark-util-symbol';
import type { LimitSettings } from '#model/settings';
import { checkBrackets } from '../check-code.ts';
import type { EngineOptions, Format, NativeProcess, ParserExtensions } from '../engine-options.ts';
import { boundedSyntax } from '../unified/bounded-syntax.ts';
import { tooLargeTable } from '../unified/narrowing.ts';
import { openTree } from './complete.ts';
import { NativeRefusal } from './source.ts';

/** `ahead` is what the native parser has already made of the text. */
export type ParseNative = (text: string, format: Format, ahead?: Uint8Array | null) => Promise<Root>;

/**
 * Gives nothing where the package has no binary for this platform. The function throws a `NativeRefusal`: what is rare, and what
 * the two engines read in different ways, is left to the other one.
 */
export async function loadNative(options: EngineOptions, native: NativeProcess): Promise<ParseNative | undefined> {
  const { extensions, limits, hasSteps } = options;
  const needsPlugin = extensionSigns(extensions);
  const trees = await loadTrees();
  if (!trees) return undefined;
  return async (text, format, ahead) => {
    if (needsPlugin(text)) throw new NativeRefusal('extension');
    if (ahead === undefined) refuseOddText(text, limits);
    const bytes = ahead === undefined ? await native.parse(text, format) : ahead;
    if (bytes === undefined) throw new NativeRefusal('crash');
    if (bytes === null) throw new NativeRefusal(text.includes('<!--') ? 'comment' : 'syntax');
    return trees.complete(text, trees.read(bytes), hasSteps);
  };
}

/** Throws for a text that is not for the native parser: a `NativeRefusal`, or what the other engine throws as well. */
export function refuseOdd(text: string, format: Format, limits: LimitSettings): void {
  if (format === 'mdx') checkBrackets(text);
  refuseOddText(text, limits);
}

function refuseOddText(text: string, limits: LimitSettings): void {
  if (boundedSyntax(text, limits).length > 0 || tooLargeTable(text, limits)) throw new NativeRefusal('limits');
  if (oddSign.test(text) || hasOddForm(text)) throw new NativeRefusal('form');
}

/** False where the package has no binary for this platform. */
export async function hasBinary(): Promise<boolean> {
  return (await loadParser()) !== undefined;
}

function loadParser() {
  return import('satteri').catch(() => undefined);
}

async function loadTrees() {
  const parser = await loadParser();
  if (!parser) return undefined;
  const { MdastReader, materializeMdastTree } = parser;
  const complete = await openTree();
  return { complete, read: (bytes: Uint8Array) => materializeMdastTree(new MdastReader(bytes)) as unknown as Root };
}

/** A byte order mark, which may count as a space, or a NUL. */
const oddSign = /[\ufeff\0]/;

/** Half of a sign of two code units. */
const twoUnits = /[\ud800-\udfff]/;

const quoted = /^[ \t]*>/m;

/** Each was found by generated texts, and shrunk. Most texts lack what it has, which is sooner told. */
const oddForms: readonly (readonly [has: string | RegExp, form: RegExp])[] = [
  // A footnote behind so much space that it is code.
  ['[^', /(?:^|[\r\n])(?=[ \t>]*(?:\t| {4})[ \t]*(?![ \t]))[ \t>]+\[\^[^\]\r\n]*\]:/],
  // A directive behind a footnote's colon.
  [']::', /\]::/],
  // Emphasis between a sign of two code units, which only one engine takes for punctuation, and another sign.
  [twoUnits, /[\ud800-\udfff][~_]|[~_][\ud800-\udfff]|[^\s*]\*+[\ud800-\udfff]|[\ud800-\udfff]\*+[^\s*]/],
  // The end of a line of an old Mac, which one engine does not take for one everywhere.
  ['\r', /\r(?!\n)/],
  // A directive whose name a sign of two code units follows, and one whose last line is a backslash.
  [twoUnits, /:[\w-]+[\ud800-\udfff]/],
  [':::', /\\\r?\n[ \t>]*:::/],
  // Emphasis that may end right before an underscore.
  ['*_', /[^*\s]\*_/],
  // A delimiter row behind a tab, which continues a list or not.
  ['\t', /[\r\n](?=[ >]*\t)[ \t>]+(?![ \t>])(?=[^\r\n]*[|:])(?=[-:| \t]*-)[-:| \t]+(?:[\r\n]|$)/],
  // A delimiter row that is quoted below a line that is not, and the other way round.
  [quoted, /(?:^|[\r\n])(?![ \t]*>)[^\r\n]*\r?\n(?=[ \t]*>)[ \t>]+(?![ \t>])(?=[^\r\n]*[|:])(?=[-:| \t]*-)[-:| \t]+(?:[\r\n]|$)/],
  [quoted, /(?:^|[\r\n])[ \t]*>[^\r\n]*\r?\n(?![ \t]*>)(?=[^\r\n]*[|:])(?=[-:| \t]*-)[-:| \t]+(?:[\r\n]|$)/],
];

export function hasOddForm(text: string): boolean {
  return oddForms.some(([has, form]) => (typeof has === 'string' ? text.includes(has) : has.test(text)) && form.test(text));
}

/** The fields of a micromark extension that map the code of a first character to constructs. */
const fields = ['document', 'contentInitial', 'flowInitial', 'flow', 'string', 'text'];

const standardTokens: ReadonlySet<string> = new Set(Object.values(types));

/** A construct is tried only at its first character: where a text has none of them, the extension changes nothing. */
export function extensionSigns({
  micromarkExtensions = [],
  fromMarkdownExtensions = [],
}: ParserExtensions): (text: string) => boolean {
  if (micromarkExtensions.length + fromMarkdownExtensions.length === 0) return () => false;
  const signs = micromarkExtensions.map(signsOf);
  const isAnywhere = signs.includes(undefined) || fromMarkdownExtensions.flat(2).some(changesOthers);
  if (isAnywhere) return () => true;
  const all = [...new Set(signs.flatMap((some) => [...(some ?? [])]))];
  return (text) => all.some((sign) => text.includes(sign));
}

/** Undefined for an extension that matches at any character, or changes other constructs. */
function signsOf(extension: unknown): readonly string[] | undefined {
  const entries = Object.entries(extension as Record<string, Record<string, unknown> | undefined>);
  const codes: string[] = [];
  for (const [field, constructs] of entries) {
    if (constructs === undefined) continue;
    if (!fields.includes(field)) {
      if (
        field === 'disable' ? Object.values(constructs).flat().length > 0 : field !== 'insideSpan' && field !== 'attentionMarkers'
      )
        return undefined;
      continue;
    }
    codes.push(...Object.keys(constructs));
  }
  // Line endings have negative codes, and every text has them.
  if (codes.some((code) => !/^\d+$/.test(code))) return undefined;
  return codes.map((code) => String.fromCharCode(Number(code)));
}

/** True for a handler of the tokens of Markdown itself, or a transform of every tree. */
function changesOthers(extension: unknown): boolean {
  const { transforms = [], enter = {}, exit = {} } = extension as { transforms?: unknown[]; enter?: object; exit?: object };
  return transforms.length > 0 || Object.keys({ ...enter, ...exit }).some((token) => standardTokens.has(token));
}
