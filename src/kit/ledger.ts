// Reads and prints the ledger `urls.lock`: the addresses that a site has promised to keep.

import type { Place } from '#model/place';
import { compareText } from '#model/place';
import type { PromisedAddress } from '#model/promised';
import { LineIndex } from './line-index.ts';

/** At the root of the site. A site without this file promises nothing. */
export const ledgerFile = 'urls.lock';

export interface LedgerEntry {
  readonly path: string;
  readonly place: Place;
  readonly anchors: readonly { readonly id: string; readonly place: Place }[];
}

export interface Ledger {
  /** The valid lines, in order. */
  readonly entries: readonly LedgerEntry[];
  readonly faults: readonly LedgerFault[];
}

export interface LedgerFault {
  readonly kind: keyof typeof faultKinds;
  readonly place: Place;
  /** The faulty text, as written. */
  readonly word: string;
}

/** True for unreadable entries; false for entries that are only formatted differently. */
export const faultKinds = {
  empty: true,
  mark: true,
  'no-slash': true,
  stray: true,
  hash: true,
  escape: true,
  'line-end': false,
  blank: false,
} as const;

/** Prints one address per line in code unit order, followed by a tab and its anchors, separated by spaces. */
export function printLedger(addresses: readonly PromisedAddress[]): string {
  const lines = addresses.map(({ path, anchors }) => [path, ...(anchors.length > 0 ? [anchors.map(encode).join(' ')] : [])]);
  return lines.map(([path = '', ...anchors]) => `${[encode(path), ...anchors].join('\t')}\n`).join('');
}

/** Percent-encodes separators and invisible characters. Letters of any script stay. */
function encode(word: string): string {
  return word.replace(/[%\s\p{Cc}\p{Cf}]/gu, encodeURIComponent);
}

/** A line that git leaves where it cannot merge. */
export function isMergeMark(line: string): boolean {
  return /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/.test(line);
}

export function readLedger(text: string): Ledger {
  const index = new LineIndex(text);
  const entries: LedgerEntry[] = [];
  const faults: LedgerFault[] = [];
  let offset = 0;
  for (const whole of text.split('\n')) {
    const start = offset;
    offset += whole.length + 1;
    const isLast = offset > text.length;
    if (isLast && whole === '') break;
    const place = (from: number, to: number): Place => index.place(ledgerFile, start + from, start + to);
    const fault = (kind: LedgerFault['kind'], from: number, word: string): void => {
      faults.push({ kind, word, place: place(from, from + word.length) });
    };
    const line = whole.trimEnd();
    if (line === '') {
      fault('blank', 0, whole.replace(/\r$/, ''));
      continue;
    }
    if (isMergeMark(line)) {
      fault('mark', 0, line);
      continue;
    }
    if (line.length < whole.length || isLast) fault(isLast || whole.endsWith('\r') ? 'line-end' : 'blank', line.length, '');
    const entry = readLine(line, place, fault);
    if (entry) entries.push(entry);
  }
  if (entries.length === 0 && faults.every(({ kind }) => !faultKinds[kind])) {
    return { entries, faults: [{ kind: 'empty', word: '', place: index.place(ledgerFile, 0, 0) }] };
  }
  return { entries, faults };
}

type PlaceIn = (from: number, to: number) => Place;
type AddFault = (kind: LedgerFault['kind'], from: number, word: string) => void;

/** Undefined for a line with an unreadable address. Faulty anchors are dropped. */
function readLine(line: string, place: PlaceIn, fault: AddFault): LedgerEntry | undefined {
  const [written = ''] = line.split('\t', 1);
  const path = readWord(written, 0, fault);
  if (path === undefined) return undefined;
  if (!path.startsWith('/')) {
    fault('no-slash', 0, written);
    return undefined;
  }
  const anchors = [];
  for (const { 0: word, index: at } of line.slice(written.length).matchAll(/[^\t ]+/g)) {
    const from = written.length + at;
    if (word.startsWith('#')) {
      fault('hash', from, word);
      continue;
    }
    const id = readWord(word, from, fault);
    if (id !== undefined) anchors.push({ id, place: place(from, from + word.length) });
  }
  return { path, place: place(0, written.length), anchors };
}

function readWord(word: string, from: number, fault: AddFault): string | undefined {
  // An address ends at a query or an anchor; inside an anchor these are ordinary characters.
  const stray = (from === 0 && word.startsWith('/') ? /[\s\p{Cc}\p{Cf}]+|[?#].*/u : /[\s\p{Cc}\p{Cf}]+/u).exec(word);
  if (stray) {
    fault('stray', from + stray.index, stray[0]);
    return undefined;
  }
  try {
    return decodeURIComponent(word);
  } catch {
    fault('escape', from, word);
    return undefined;
  }
}

/** Entries out of order, duplicates, and entries with such anchors. */
export function disorderOf(entries: readonly LedgerEntry[]): {
  readonly unsorted: readonly Place[];
  readonly doubled: readonly { readonly entry: LedgerEntry; readonly first: LedgerEntry }[];
} {
  const firsts = new Map<string, LedgerEntry>();
  const unsorted: Place[] = [];
  const doubled: { entry: LedgerEntry; first: LedgerEntry }[] = [];
  let before = '';
  for (const entry of entries) {
    const first = firsts.get(entry.path);
    if (first) doubled.push({ entry, first });
    else firsts.set(entry.path, entry);
    if (compareText(entry.path, before) < 0) unsorted.push(entry.place);
    before = entry.path;
    const anchor = entry.anchors.find(({ id }, at) => at > 0 && compareText(id, entry.anchors[at - 1]?.id ?? '') <= 0);
    if (anchor) unsorted.push(anchor.place);
  }
  return { unsorted, doubled };
}
