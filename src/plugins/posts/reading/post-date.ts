// Determines the date of a post from its front matter, else its file name, else the commit that added it.

import { posix } from 'node:path';
import type { History } from '#model/history';
import { keyPlace, type PlacedDoc } from '#model/page';
import type { PluginContext } from '#model/plugin';
import { ownValue, postPlace } from '../doc-values.ts';
import { readDate } from './dates.ts';
import { readFileName } from './file-name.ts';

/** Undefined if unknown, which is reported. */
type DateOf = (doc: PlacedDoc) => string | undefined;

/** Runs git only if a post needs it. */
export async function dateFinder(docs: readonly PlacedDoc[], folder: string, ctx: PluginContext): Promise<DateOf> {
  const needsGit = docs.some((doc) => (ownValue(doc, 'date') ?? nameDate(doc)) === undefined);
  const creations = needsGit ? await creationsIn(folder, ctx) : { dates: {} };
  return (doc) => {
    const written = ownValue(doc, 'date');
    if (written !== undefined && written !== null) return writtenDate(doc, written, ctx);
    const { path } = doc.document.source;
    const date = nameDate(doc) ?? ('dates' in creations ? creations.dates[path] : undefined);
    if (date === undefined) {
      const reason = 'reason' in creations ? creations.reason : 'no commit that is known has brought it';
      ctx.report({
        code: 'no-date',
        message: `neither the front matter nor the name of the file says when the post was written, and ${reason}`,
        help: 'Write a `date` such as `date: 2025-01-31` into its front matter, or begin its name with one: `2025-01-31-name.md`.',
        place: postPlace(doc),
      });
    }
    return date;
  };
}

function nameDate({ document: { source } }: PlacedDoc): string | undefined {
  return readFileName(source.relative).date;
}

function writtenDate(doc: PlacedDoc, written: unknown, ctx: PluginContext): string | undefined {
  const date = typeof written === 'string' ? readDate(written) : undefined;
  if (date === undefined) {
    ctx.report({
      code: 'invalid-date',
      message: typeof written === 'object' ? '"date" must be one date' : `"${String(written)}" is no date`,
      help: 'Write year, month and day, such as `2025-01-31`; with a time `2025-01-31T09:30`, which is UTC without a zone.',
      place: keyPlace(doc.document.facts, 'date') ?? postPlace(doc),
    });
  }
  return date;
}

/** Instants in ISO 8601 by the paths of files relative to the root. Plain data: it is kept between builds. */
type Creations = { readonly dates: Readonly<Record<string, string>> };

/** Or the reason why there are none. A file's time on disk says nothing about its text. */
function creationsIn(folder: string, ctx: PluginContext): Promise<Creations | { readonly reason: string }> {
  return ctx.history(folder, (history) => walk(history, folder), folder);
}

// The user's git settings must not change the answer. A post that is moved to an archive keeps its date.
const log = [
  ...['-c', 'log.showSignature=false', '-c', 'log.showRoot=true', '-c', 'diff.relative=false', '-c', 'diff.renames=true'],
  ...['log', '--find-renames', '--diff-filter=AR', '--name-status', '-z', '--relative', '--format=%x01%ct%x02%P'],
];

async function walk({ git, shallow }: History, folder: string): Promise<Creations> {
  const text = await git([...log, '--', '.']);
  const dates: Record<string, string> = {};
  /** The current name of a file in an older commit. */
  const today = new Map<string, string>();
  for (const commit of text.split('\x01').slice(1)) {
    const [facts = '', ...fields] = commit.split('\0');
    const [seconds, parents] = facts.split('\x02');
    // The oldest commit of a shallow clone appears to have added every file.
    if (shallow && parents?.trim() === '') continue;
    const date = new Date(Number(seconds) * 1000).toISOString();
    for (let next = 0; next < fields.length; ) {
      const status = fields[next]?.trim() ?? '';
      const old = fields[next + 1] ?? '';
      const isRename = status.startsWith('R');
      if (isRename) today.set(old, today.get(fields[next + 2] ?? '') ?? fields[next + 2] ?? '');
      else if (status === 'A') dates[posix.join(folder, today.get(old) ?? old)] = date;
      next += isRename ? 3 : status === '' ? 1 : 2;
    }
  }
  return { dates };
}
