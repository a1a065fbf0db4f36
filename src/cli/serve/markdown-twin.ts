// Chooses between a page and its Markdown by what a request accepts.
import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { findFile } from './find-file.ts';

/** The first is sent where a client has no preference. The types that are sent name their charset, which clients may do, too. */
const html = ['text/html', 'text/html;charset=utf-8'];
const markdown = ['text/markdown', 'text/markdown;charset=utf-8'];

/** The file of the Markdown of a page's file: `x.md` for `x.html` and `x/index.html`. Undefined if there is none. */
export async function twinOf(outDir: string, file: string): Promise<string | undefined> {
  const bare = /^(?:(.+)\/)?index\.html$|^(.+)\.html$/.exec(file);
  const path = bare && `${bare[1] ?? bare[2] ?? 'index'}.md`;
  return path && (await findFile(outDir, path)) === path ? path : undefined;
}

export function prefersMarkdown(request: IncomingMessage): boolean {
  return markdown.includes(new Negotiator(request).mediaType([...html, ...markdown]) ?? '');
}

export function acceptsOnlyMarkdown(request: IncomingMessage): boolean {
  const negotiator = new Negotiator(request);
  return negotiator.mediaType(html) === undefined && negotiator.mediaType(markdown) !== undefined;
}
