// Decides whether the syntax that plugins add could match in a text.
import { types } from 'micromark-util-symbol';
import type { ParserExtensions } from '../engine-options.ts';

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
