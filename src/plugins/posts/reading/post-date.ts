// Dates a post by its front matter, else its file name, else the commit that added it.
import { keyPlace, type PlacedDoc } from '#model/page';
import type { PluginContext } from '#model/plugin';
import { ownValue, postPlace } from '../doc-values.ts';
import { creationsIn } from './creation.ts';
import { readDate } from './dates.ts';
import { readFileName } from './file-name.ts';

/** Undefined if unknown, which is reported. */
export type DateOf = (doc: PlacedDoc) => string | undefined;

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
