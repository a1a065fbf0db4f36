// Filters, sorts and limits what can be written at the cursor, and converts it to items of the protocol.
import type { Range } from '../positions.ts';

/** Something that can be written at the cursor. */
export interface Choice {
  readonly label: string;
  readonly kind: keyof typeof kinds;
  /** What is written, where that is not the label. */
  readonly insert?: string | (() => string);
  /** With places for the cursor, for editors that know them. */
  readonly snippet?: string;
  /** Shown beside the label. */
  readonly detail?: string | undefined;
  /** Markdown. */
  readonly about?: string | undefined;
  /** Other texts by which it is found. */
  readonly also?: readonly string[];
  /** Smaller numbers come first. */
  readonly far?: number;
}

/** https://microsoft.github.io/language-server-protocol/specifications/lsp/3.18/specification/#completionItemKind */
const kinds = {
  page: 17,
  section: 18,
  image: 17,
  file: 17,
  component: 7,
  prop: 5,
  value: 12,
  key: 10,
  word: 14,
  tag: 20,
  text: 1,
} as const;

/** More are not read, and cost time on their way. */
const most = 200;

interface Wanted {
  /** What is replaced, up to the cursor. */
  readonly typed: string;
  readonly search: string;
  readonly range: Range;
  readonly snippets: boolean;
  /** What is offered depends on what is typed. */
  readonly isSearch: boolean;
}

export interface CompletionList {
  readonly isIncomplete: boolean;
  readonly items: readonly object[];
}

export function toList(choices: readonly Choice[], { typed, search, range, snippets, isSearch }: Wanted): CompletionList {
  const found = best(choices, search, isSearch);
  return {
    isIncomplete: isSearch || found.length > most,
    items: found.slice(0, most).map((choice, n) => toItem(choice, n, typed, range, snippets)),
  };
}

function toItem(choice: Choice, n: number, typed: string, range: Range, snippets: boolean): object {
  const { label, kind, insert = label, snippet, detail, about } = choice;
  const plain = typeof insert === 'string' ? insert : insert();
  const isSnippet = snippets && snippet !== undefined;
  return {
    label,
    kind: kinds[kind],
    ...(detail === undefined ? {} : { labelDetails: { description: detail } }),
    ...(about === undefined ? {} : { documentation: { kind: 'markdown', value: about } }),
    sortText: String(n).padStart(4, '0'),
    // Editors compare it with what is replaced, and have not seen by what else a page was found.
    filterText: plain.toLowerCase().startsWith(typed.toLowerCase()) ? plain : `${typed} ${label}`,
    ...(isSnippet ? { insertTextFormat: 2 } : {}),
    textEdit: { range, newText: isSnippet ? snippet : plain },
  };
}

/** What begins with the typed text comes before what holds its words, in a search; then the nearest. */
function best(choices: readonly Choice[], typed: string, isSearch: boolean): readonly Choice[] {
  const whole = typed.toLowerCase();
  const words = isSearch ? whole.split(/[\s/]+/).filter(Boolean) : [];
  // A large site has thousands, of which the first are wanted: they are not sorted one by one.
  const ranked: Choice[][] = [];
  for (const choice of choices) {
    const rank = rankOf(choice, whole, words);
    if (rank === undefined) continue;
    const at = rank * farthest + Math.min(choice.far ?? 0, farthest - 1);
    const others = ranked[at];
    if (others) others.push(choice);
    else ranked[at] = [choice];
  }
  return ranked.flat();
}

/** No choice is as far. */
const farthest = 1_000;

function rankOf({ label, also = [] }: Choice, whole: string, words: readonly string[]): number | undefined {
  if (whole === '') return 0;
  const texts = [label.toLowerCase()];
  for (const text of also) texts.push(text.toLowerCase());
  let rank: number | undefined;
  for (const text of texts) {
    if (text.startsWith(whole)) return 0;
    if (isWordIn(text, whole)) rank = 1;
  }
  return rank ?? (words.length > 0 && words.every((word) => texts.some((text) => text.includes(word))) ? 2 : undefined);
}

function isWordIn(text: string, whole: string): boolean {
  const at = text.indexOf(whole);
  return at > 0 && /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '');
}
