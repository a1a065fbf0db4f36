// Asks each address once while a site is open, and keeps the answers for when a server does not answer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf } from '#files/digest';
import { replaceFile } from '#files/replace-file';
import { type Fetched, fetchText, type Limits } from './fetch-text.ts';

export interface Network {
  /** Repeats the first answer. Rejects only with the reason of an abort. */
  text(address: string, asking: Asking): Promise<Answer>;
  /** True where a server did not answer, which another run may find otherwise. */
  hasFailed(): boolean;
}

export interface Asking {
  /** True for a text that is to be kept, and may be taken from what is kept. */
  readonly isSound: (text: string) => boolean;
  /** True for a kept text in whose place no other is expected. */
  readonly isFinal: (text: string) => boolean;
  /** Milliseconds. */
  readonly timeout: number;
}

export type Answer =
  /** `instead` is why the server's own answer was not to be had. */
  { readonly text: string; readonly instead?: string } | { readonly reason: string };

/** When a server is asked for what is kept: never, unless that is final, or always. */
export type Freshness = 'kept' | 'usual' | 'asked';

export interface NetworkOptions {
  /** For what is kept, absolute. */
  readonly folder: string;
  readonly freshness: Freshness;
  readonly signal: AbortSignal;
}

const mostBytes = 32 * 1024 * 1024;

interface Kept {
  readonly text: string;
  readonly etag?: string | undefined;
}

export function openNetwork({ folder, freshness, signal }: NetworkOptions): Network {
  const answers = new Map<string, Promise<Answer>>();
  let hasFailed = false;
  const ask = async (address: string, { isSound, isFinal, timeout }: Asking): Promise<Answer> => {
    const file = join(folder, `${keyOf(address)}.json`);
    const found = readKept(file);
    const kept = found && isSound(found.text) ? found : undefined;
    if (kept && (freshness === 'kept' || (freshness === 'usual' && isFinal(kept.text)))) return { text: kept.text };
    const limits: Limits = { timeout, mostBytes, signal };
    const fetched: Fetched = await fetchText(address, kept?.etag, limits);
    if (fetched.kind === 'unchanged' && kept) return { text: kept.text };
    if (fetched.kind === 'text') {
      if (isSound(fetched.text)) keep(file, fetched);
      return { text: fetched.text };
    }
    hasFailed = true;
    const { reason, isPassing } = fetched as Extract<Fetched, { kind: 'failed' }>;
    return kept && isPassing ? { text: kept.text, instead: reason } : { reason };
  };
  return {
    hasFailed: () => hasFailed,
    text(address, asking) {
      const known = answers.get(address) ?? ask(address, asking);
      answers.set(address, known);
      return known;
    },
  };
}

function readKept(file: string): Kept | undefined {
  try {
    const { text, etag } = Object(JSON.parse(readFileSync(file, 'utf8'))) as Partial<Readonly<Record<keyof Kept, unknown>>>;
    return typeof text === 'string' ? { text, ...(typeof etag === 'string' ? { etag } : {}) } : undefined;
  } catch {
    return undefined;
  }
}

/** What cannot be kept is asked for again. */
function keep(file: string, { text, etag }: Kept): void {
  try {
    replaceFile(file, JSON.stringify({ text, etag }));
  } catch {}
}
