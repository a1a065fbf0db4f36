// Retargets the redirects of a site after a move, and adds those from the addresses that change.

import type { Context } from '#context/context';
import { LineIndex } from '#kit/line-index';
import { type Redirect, redirectKey } from '#model/redirect';
import type { Editor } from './editor.ts';
import type { Move } from './planned-move.ts';
import { rewriteAddress } from './rewrite-navbar.ts';
import { type MovedRoute, writeFrontMatter } from './write-front-matter.ts';

/** A site with a redirects file keeps its redirects there. */
const table = 'redirects.tsv';

/** Answers those of `moved` for which there is no place to write a redirect. */
export async function rewriteRedirects(
  { files }: Context,
  move: Move,
  moved: readonly MovedRoute[],
  editor: Editor,
): Promise<readonly MovedRoute[]> {
  const taken = new Set(moved.map(({ to }) => redirectKey(to)));
  const isRead = files.observed().some(([ask]) => ask[0] === 'bytes' && ask[1] === table);
  // Redirects from patterns and extensions are written nowhere; an address that is a page again needs no redirect.
  const own = move.before.redirects.filter(({ rule }) => rule === undefined);
  const [gone, kept] = [own.filter(isGone), own.filter((redirect) => !isGone(redirect))];
  for (const { to, targetPlace } of kept) if (targetPlace) await rewriteAddress(move, editor, to, targetPlace);
  if (!isRead) return writeFrontMatter(moved, editor);
  if (moved.length > 0) await writeRows(moved, gone, editor);
  return [];

  function isGone({ from, place }: Redirect): boolean {
    return place?.file === table && taken.has(redirectKey(from));
  }
}

async function writeRows(moved: readonly MovedRoute[], gone: readonly Redirect[], editor: Editor): Promise<void> {
  const text = await editor.textOf(table);
  const lines = new LineIndex(text);
  const eol = /\r?\n/.exec(text)?.[0] ?? '\n';
  for (const { place } of gone) {
    if (!place) continue;
    const [start, end] = [place.start.line, place.start.line + 1].map((line) => lines.offsetAt({ line, column: 1 }));
    await editor.text(lines.place(table, start ?? 0, end ?? 0), '');
  }
  const columns = columnsOf(text);
  const rows = moved.map(({ from, to }) => {
    const cells: Readonly<Record<string, string>> = { from: encode(from, /[%?#:*\s\\]/g), to: encode(to, /[%?#\s\\]/g) };
    return `${columns
      .map((name) => cells[name] ?? '')
      .join('\t')
      .trimEnd()}${eol}`;
  });
  const isOpen = text !== '' && !text.endsWith('\n');
  await editor.text(lines.place(table, text.length, text.length), (isOpen ? eol : '') + rows.join(''));
}

/** As a first row names them. */
function columnsOf(text: string): readonly string[] {
  const first = text.split(/\r?\n/).find((line) => line.trim() !== '' && !line.startsWith('#'));
  const names = first?.split('\t').map((name) => name.trim().toLowerCase()) ?? [];
  return names.includes('from') && names.includes('to') ? names : ['from', 'to'];
}

/** A blank inside of a path may stand as it is. */
function encode(path: string, characters: RegExp): string {
  return path.replace(characters, (character) => {
    if (character === ' ') return character;
    const code = character.charCodeAt(0);
    return code < 128 ? `%${code.toString(16).toUpperCase().padStart(2, '0')}` : encodeURIComponent(character);
  });
}
