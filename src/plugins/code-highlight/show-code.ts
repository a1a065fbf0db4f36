// Converts code with its language and meta string into highlighted lines, with any faults in its marks.

import { type FenceMeta, type Say, trimEnd } from 'slodocs/kit';
import { showLines } from './block.ts';
import type { frameCode } from './frame-code.ts';
import { grammarOf } from './languages.ts';
import { groupLines } from './long-code.ts';
import type { MagicComment, ShownCode } from './magic-comments.ts';
import { markCode } from './marks.ts';
import type { extractShortMarks } from './short-marks.ts';
import type { Tokeniser } from './tokens.ts';

/** A site's language aliases, its comments that mark lines, and its choice of frames. */
export interface Names {
  readonly aliases: Readonly<Record<string, string>>;
  readonly comments: readonly MagicComment[];
  /** Languages whose grammars the site brings. */
  readonly own: ReadonlySet<string>;
  /** Commands are shown as terminals. */
  readonly terminals: boolean;
}

export interface WrittenCode {
  /** In lower case; `diff` with `lang=js` means JavaScript whose lines begin with diff signs. */
  readonly language: string;
  readonly meta: FenceMeta;
}

export interface Language {
  /** As the author names it. */
  readonly name: string;
  /** Undefined for an unknown language, which is shown as plain text. */
  readonly grammar: string | undefined;
  readonly signs: boolean;
}

export function languageOf({ language, meta }: WrittenCode, { aliases, own }: Pick<Names, 'aliases' | 'own'>): Language {
  const signs = language === 'diff' && meta.language !== undefined;
  const name = signs ? (meta.language as string).toLowerCase() : language;
  const meant = (Object.hasOwn(aliases, name) && aliases[name]) || name;
  return { name, grammar: own.has(meant) ? meant : grammarOf(meant), signs };
}

/** What few blocks need. */
export interface Helpers {
  readonly extractShortMarks?: typeof extractShortMarks;
  readonly frameCode?: typeof frameCode;
}

/** Loads what a block needs; all that any block may need without one. */
export async function loadHelpers(code?: string, meta?: FenceMeta, names?: Names): Promise<Helpers> {
  const isMarked = code === undefined || code.includes('!code ');
  const isFramed = !meta || meta.collapse || meta.frame || names?.terminals;
  return { ...(isMarked && (await import('./short-marks.ts'))), ...(isFramed && (await import('./frame-code.ts'))) };
}

/** Expects the grammar to be loaded. */
export function showCode(
  tokeniser: Tokeniser,
  language: Language,
  meta: FenceMeta,
  code: string,
  { comments, terminals }: Names,
  say: Say,
  helpers: Helpers,
): ShownCode {
  const { grammar = 'plain', signs } = language;
  const { extractShortMarks, frameCode } = helpers;
  const { lines, faults } = markCode(trimEnd(code.replace(/\r\n?/g, '\n'), '\n'), meta, {
    grammar,
    signs,
    comments,
    extractShortMarks,
  });
  const tokens = tokeniser.tokenise(grammar, lines.map(({ text }) => text).join('\n'));
  const shown = showLines(lines, tokens, meta.numbersFrom);
  const block = frameCode?.(shown, { meta, grammar, code, terminals, say }) ?? { lines: groupLines(shown), faults: [] };
  return { ...block, faults: [...faults, ...block.faults], count: lines.length };
}
