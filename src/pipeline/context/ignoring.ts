// Takes out the diagnostics that comments in sources ignore, and tells which comments do not do what they say.
import { commentSyntax, ignoreWord } from '#kit/ignore-comments';
import { ignoreDrafts } from '#kit/ignore-drafts';
import type { DiagnosticDraft } from '#model/diagnostic';
import { canBeIgnored } from '#model/diagnostic';
import { nearest } from '#model/nearest';
import type { Place } from '#model/place';

interface Found {
  readonly code: string;
  readonly severity: string;
  readonly place?: Place;
}

/** A comment with one of its codes. */
export type Comment = DiagnosticDraft & Required<Pick<DiagnosticDraft, 'ignores'>>;

export function isComment(draft: DiagnosticDraft): draft is Comment {
  return draft.ignores !== undefined;
}

export interface Judging {
  /** All codes there are. */
  readonly codes: ReadonlySet<string>;
  /** True for codes that would have been reported by now. */
  readonly isOver: (code: string) => boolean;
}

export interface Settled<F> {
  readonly left: readonly F[];
  /** What is wrong with comments. */
  readonly told: readonly DiagnosticDraft[];
}

/** While an error is left, what it hides might be what a comment ignores, so that none counts as unused. */
export function settleIgnored<F extends Found>(
  found: readonly F[],
  comments: readonly Comment[],
  { codes, isOver }: Judging,
): Settled<F> {
  if (comments.length === 0) return { left: found, told: [] };
  const find = openFinder(comments);
  const used = new Set<Comment>();
  const left = found.filter(({ code, place }) => {
    const comment = place && canBeIgnored(code) ? find(code, place) : undefined;
    if (comment) used.add(comment);
    return comment === undefined;
  });
  const isSound = left.every(({ severity }) => severity !== 'error');
  const told = comments.flatMap((comment): readonly DiagnosticDraft[] => {
    const { code } = comment.ignores;
    const fault = faultOf(comment, codes);
    if (fault) return [fault];
    const { ignores: _, ...unused } = comment;
    return isSound && !used.has(comment) && isOver(code) ? [unused] : [];
  });
  return { left, told };
}

function faultOf({ ignores: { code }, place, plugin }: Comment, codes: ReadonlySet<string>): DiagnosticDraft | undefined {
  const own = { code: 'parse/cannot-ignore', ...(place ? { place } : {}), ...(plugin === undefined ? {} : { plugin }) };
  if (codes.has(code)) {
    if (canBeIgnored(code)) return undefined;
    const help = 'Fix the error. It prevents the file, or the whole site, from being checked or written.';
    return { ...own, message: `"${code}" cannot be ignored with a comment`, help };
  }
  const near = nearest(code, codes);
  const fix = near && place && { title: `write "${near}"`, place, replaces: code, text: near };
  return {
    ...own,
    message: `there is no code "${code}", so the comment ignores nothing`,
    help: near ? `Did you mean "${near}"?` : 'Every diagnostic starts with its code, such as "resolve/broken-link".',
    ...(fix ? { fix } : {}),
  };
}

interface Held {
  readonly comment: Comment;
  readonly from: number;
  readonly to: number;
  /** The last line that this one or one before it holds for. */
  furthest: number;
}

/** Finds the nearest comment above a place that holds for it, else that of the file. */
function openFinder(comments: readonly Comment[]): (code: string, place: Place) => Comment | undefined {
  const whole = new Map<string, Comment>();
  const held = new Map<string, Held[]>();
  const keyOf = (code: string, file: string): string => `${code}\0${file}`;
  for (const comment of comments) {
    const { code, range, isWhole } = comment.ignores;
    const key = keyOf(code, range.file);
    if (isWhole) {
      if (!whole.has(key)) whole.set(key, comment);
      continue;
    }
    const [from, to] = [range.start.line, range.end.line];
    const own = held.get(key);
    const one = { comment, from, to, furthest: to };
    if (own) own.push(one);
    else held.set(key, [one]);
  }
  for (const own of held.values()) {
    own.sort((a, b) => a.from - b.from);
    let furthest = 0;
    for (const one of own) {
      furthest = Math.max(furthest, one.to);
      one.furthest = furthest;
    }
  }
  return (code, { file, start: { line } }) => {
    const key = keyOf(code, file);
    const own = held.get(key) ?? [];
    for (let n = lastUpTo(own, line); n >= 0; n--) {
      const { comment, to, furthest } = own[n] as Held;
      if (to >= line) return comment;
      if (furthest < line) break;
    }
    return whole.get(key);
  };
}

/** The last that begins in this line or above. */
function lastUpTo(held: readonly Held[], line: number): number {
  let low = 0;
  let high = held.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((held[middle] as Held).from <= line) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Reads the comments of files that are no content, each text once. Those of content are reported where it is parsed. */
export function openCommentReader(textOf: (file: string) => string | undefined) {
  const known = new Map<string, readonly DiagnosticDraft[]>();
  const read = (file: string): readonly DiagnosticDraft[] => {
    const syntax = commentSyntax(file);
    if (!(syntax === 'yaml' || syntax === 'module')) return [];
    const text = textOf(file);
    return text?.includes(ignoreWord) ? ignoreDrafts(text, file, syntax) : [];
  };
  return {
    draftsOf(file: string): readonly DiagnosticDraft[] {
      const drafts = known.get(file) ?? read(file);
      known.set(file, drafts);
      return drafts;
    },
    /** Texts may have changed. */
    forget: () => known.clear(),
  };
}
