// Counts syntaxes of another generator in content, and reports each with its first place.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LineIndex } from '#kit/line-index';
import type { Place } from '#model/place';
import type { Finding } from './old-site.ts';

export interface Syntax {
  /** A noun in the plural, such as `admonitions as "!!! note"`. */
  readonly name: string;
  /** Global and multiline. */
  readonly pattern: RegExp;
  readonly help: string;
  /** Looks inside of code as well. */
  readonly inCode?: boolean;
}

interface CountRequest {
  readonly root: string;
  /** Of the content, relative to the root. */
  readonly folder: string;
  /** Relative to the folder, sorted. */
  readonly files: readonly string[];
  readonly syntaxes: readonly Syntax[];
  readonly find: (finding: Finding) => void;
}

export async function countSyntaxes({ root, folder, files, syntaxes, find }: CountRequest): Promise<void> {
  const found = syntaxes.map(() => ({ count: 0, pages: 0, first: undefined as Place | undefined }));
  for (const name of files) {
    const file = folder === '' || folder === '.' ? name : `${folder}/${name}`;
    const source = (await readFile(join(root, file), 'utf8')).replace(/^\uFEFF/, '');
    const prose = withoutCode(source);
    for (const [index, { pattern, inCode }] of syntaxes.entries()) {
      const counted = found[index];
      const matches = [...(inCode ? source : prose).matchAll(pattern)];
      const [first] = matches;
      if (!counted || !first) continue;
      counted.count += matches.length;
      counted.pages += 1;
      const start = first.index + (/^\s*/.exec(first[0])?.[0].length ?? 0);
      counted.first ??= new LineIndex(source).place(file, start, first.index + first[0].trimEnd().length);
    }
  }
  for (const [index, { name, help }] of syntaxes.entries()) {
    const { count, pages, first } = found[index] ?? { count: 0, pages: 0, first: undefined };
    if (!first) continue;
    const times = count === 1 ? 'once' : `${count} times in ${pages === 1 ? 'one page' : `${pages} pages`}`;
    find({ code: 'takeover/foreign-syntax', message: `the content uses ${name}, ${times}`, help, place: first });
  }
}

/** Blanks code, so that places stay. */
function withoutCode(source: string): string {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  return source
    .replace(/^[ \t]*(`{3,}(?!`)|~{3,}(?!~))[^\r\n]*\r?\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|$(?![\s\S]))/gm, blank)
    .replace(/(?<!`)(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g, blank);
}
