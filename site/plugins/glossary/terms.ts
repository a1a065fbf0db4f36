// Reads the terms on a glossary page, with their anchors, definitions and spellings.
import { posix } from 'node:path';
import type { Words } from './options.ts';

export interface Term {
  readonly name: string;
  /** The id of its heading. */
  readonly id: string;
  readonly line: number;
  /** The first sentence of its entry, as plain text. */
  readonly definition: string;
  /** The pages that its entry links to, which explain the term. */
  readonly pages: readonly string[];
  /** Its spellings, including the plural. */
  readonly forms: readonly string[];
  /** True if the term is case-sensitive. */
  readonly isExact: boolean;
}

const heading = /^### (.*?)(?:\{\/\* #([\w-]+) \*\/\})?$/;

export function readTerms(text: string, page: string, { exact, also }: Words): readonly Term[] {
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, at): Term[] => {
    const [, written, id] = heading.exec(line.trimEnd()) ?? [];
    if (written === undefined) return [];
    const title = written.trimEnd();
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((one) => /^#{1,3} /.test(one));
    const entry = rest
      .slice(0, end < 0 ? rest.length : end)
      .join('\n')
      .trim();
    // "SLO (service level objective)" is one term with two names.
    const [, short = title, long] = /^([^(]*)\((.*)\)$/.exec(title) ?? [];
    const name = short.trimEnd();
    const names = [name, ...(long === undefined ? [] : [long]), ...(also[name] ?? [])];
    return [
      {
        name,
        id: id ?? slugOf(title),
        line: at + 1,
        definition: firstSentence(entry),
        pages: [...entry.matchAll(/\]\(([^()[\]#\s]+\.mdx?)/g)].map(([, path = '']) => posix.join(posix.dirname(page), path)),
        forms: names.flatMap((one) => [one, pluralOf(one)]),
        isExact: exact.includes(name) || name === name.toUpperCase(),
      },
    ];
  });
}

/** Computes a heading id in the same way as slodocs, for headings of letters, digits, spaces and hyphens. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function pluralOf(name: string): string {
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
}

function firstSentence(entry: string): string {
  const [paragraph = ''] = entry.split(/\n\s*\n/);
  const plain = paragraph
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/[`*_]/g, '')
    .replaceAll(/\s+/g, ' ');
  return /^.*?[.!?](?= [A-Z]|$)/.exec(plain)?.[0] ?? plain;
}
