// Reads and prints `translations.lock`: which text of an original each translation was made of.
import { attempt } from '#model/attempt';
import { compareText, type Place } from '#model/place';
import { isMergeMark } from './ledger.ts';
import { LineIndex } from './line-index.ts';

/** In the folder of all translations. A site without this file has recorded nothing. */
export const lockName = 'translations.lock';

export interface LockEntry {
  readonly locale: string;
  /** The original, relative to the root. */
  readonly path: string;
  /** Of what it said when it was translated. */
  readonly digest: string;
}

export interface TranslationLock {
  readonly entries: readonly LockEntry[];
  /** Lines that cannot be read, and those of a merge that is not finished. */
  readonly faults: readonly { readonly place: Place; readonly isMerge: boolean }[];
}

const header = '# What the originals said when they were translated. Written by `slodocs translations`.';

/** One line per translation, in code unit order, so that two branches seldom change the same lines. */
export function printLock(entries: readonly LockEntry[]): string {
  const lines = entries.map(({ locale, path, digest }) => `${locale}\t${encode(path)}\t${digest}`);
  return `${[header, ...[...new Set(lines)].sort(compareText)].join('\n')}\n`;
}

/** `file` is its path relative to the root. */
export function readLock(text: string, file: string): TranslationLock {
  const index = new LineIndex(text);
  const entries: LockEntry[] = [];
  const faults: TranslationLock['faults'][number][] = [];
  const seen = new Map<string, string>();
  let start = 0;
  for (const whole of text.split('\n')) {
    const line = whole.trimEnd();
    const place = index.place(file, start, start + line.length);
    start += whole.length + 1;
    if (line === '' || line.startsWith('#')) continue;
    const entry = readLine(line);
    const name = entry && `${entry.locale}\t${entry.path}`;
    const isDouble = name !== undefined && seen.has(name) && seen.get(name) !== entry?.digest;
    if (!entry || isDouble) faults.push({ place, isMerge: isDouble || isMergeMark(line) });
    else if (name !== undefined && !seen.has(name)) {
      seen.set(name, entry.digest);
      entries.push(entry);
    }
  }
  return { entries, faults };
}

function readLine(line: string): LockEntry | undefined {
  const [locale = '', path = '', digest = '', ...rest] = line.split('\t');
  if (locale === '' || path === '' || rest.length > 0 || !/^[\da-f]{16}$/.test(digest)) return undefined;
  return attempt(() => ({ locale, path: decodeURIComponent(path), digest }));
}

/** Percent-encodes separators and invisible characters. Letters of any script stay. */
function encode(path: string): string {
  return path.replace(/[%\t\n\r\p{Cc}\p{Cf}]/gu, encodeURIComponent);
}
