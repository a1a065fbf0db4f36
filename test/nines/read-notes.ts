// Reads the release notes of Nines as they are written.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { parse } from 'yaml';
import { repository } from './site.ts';

export const folder = 'site/notes';
/** The products, and the area of each in the table of routes. */
export const areas: Readonly<Record<string, string>> = { application: '2.2-app', agent: '2.2-agent', sloctl: '2.2-sloctl' };

export interface Note {
  readonly file: string;
  readonly product: string;
  readonly route: string;
  readonly front: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export const notes: readonly Note[] = fastGlob
  .sync('**/*.{md,mdx}', { cwd: join(repository, folder) })
  .sort()
  .map(readNote);

function readNote(file: string): Note {
  const source = readFileSync(join(repository, folder, file), 'utf8');
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const [product = '', ...path] = file.replace(/\.mdx?$/, '').split('/');
  // The schema of strings alone: a date stays what its author wrote.
  const front = (parse(yaml, { schema: 'failsafe' }) ?? {}) as Note['front'];
  return { file, product, route: `/${product}-release-notes/${path.join('/')}`, front, body };
}

export const tagsOf = ({ front }: Note): readonly string[] => (front['tags'] ?? []) as readonly string[];
