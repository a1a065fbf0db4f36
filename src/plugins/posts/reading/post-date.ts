// Determines the date of a post from its front matter, else its file name, else the commit that added it.
import { posix } from 'node:path';
import { calendarOf, type History, keyPlace, type PlacedDoc, type PluginContext, type Settings } from 'slodocs/kit';
import { ownValue, postPlace } from '../doc-values.ts';

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
      const reason = 'reason' in creations ? creations.reason : 'no known commit has added it';
      ctx.report({
        code: 'no-date',
        message: `neither the front matter nor the file name contains a date, and ${reason}`,
        help: 'Add a date to its front matter, such as `date: 2025-01-31`, or to its file name: `2025-01-31-name.md`.',
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
      message: typeof written === 'object' ? '"date" must be a single date' : `"${String(written)}" is not a valid date`,
      help: 'Write the year, month and day, such as `2025-01-31`, or add a time: `2025-01-31T09:30`, which is UTC without a time zone.',
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

interface FileName {
  readonly date: string | undefined;
  /** The default title; empty if the name is only a date. */
  readonly text: string;
  /** Below the address of all posts, beginning with a slash. */
  readonly slug: string;
}

/** As in Docusaurus, a date may precede the name anywhere in the path, separated by hyphens or folders. */
const dated = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;

/** What only looks like a date, as in `archive_2022/1-32.md`, belongs to the name. */
export function readFileName(path: string): FileName {
  const [, folder = '', written = '', text = ''] = dated.exec(path) ?? [];
  const date = readDate(written.replaceAll('/', '-'));
  if (date !== undefined) return { date, text, slug: `/${written.replaceAll('-', '/')}/${folder}${text}` };
  const plain = path.replace(/(?:\/index)?\.mdx?$/, '');
  return { date: undefined, text: plain, slug: `/${plain}` };
}

/** Patterns of numeric dates with optional time and zone, each with the order of its groups. */
const numbers =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:(?:[Tt]|[ \t]+)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?[ \t]*(?:[Zz]|([-+])(\d{1,2}):?(\d{2})?)?)?$/;

/** `March 5, 2025` or `5 March 2025`. */
const words = /^(?:[A-Za-z]{3,9}\.? (\d{1,2}),? \d{4}|(\d{1,2}) [A-Za-z]{3,9}\.? \d{4})$/;

/**
 * Returns an ISO 8601 instant in UTC. Times without a zone are UTC, as in Docusaurus. Undefined for an invalid date, such as 30
 * February.
 */
export function readDate(written: string): string | undefined {
  const text = written.trim();
  const found = numbers.exec(text);
  if (found) return instantOf(found);
  const named = words.exec(text);
  const time = named ? Date.parse(`${text} UTC`) : Number.NaN;
  if (Number.isNaN(time)) return undefined;
  const instant = new Date(time);
  return instant.getUTCDate() === Number(named?.[1] ?? named?.[2]) ? instant.toISOString() : undefined;
}

function instantOf(found: RegExpExecArray): string | undefined {
  const part = (group: number): number => Number(found[group] ?? 0);
  const [year, month, day, hour, minute, second] = [part(1), part(2), part(3), part(4), part(5), part(6)];
  const milliseconds = Number((found[7] ?? '').padEnd(3, '0'));
  const local = new Date(Date.UTC(year, month - 1, day, hour, minute, second, milliseconds));
  const isReal =
    local.getUTCMonth() === month - 1 && local.getUTCDate() === day && hour < 24 && minute < 60 && second < 60 && year > 0;
  if (!isReal) return undefined;
  const offset = (part(9) * 60 + part(10)) * (found[8] === '-' ? -1 : 1);
  return new Date(local.getTime() - offset * 60_000).toISOString();
}

const inFull = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const inYear = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** Formats dates for readers: `January 2, 2025`, or `January 2` below the year. Empty for a post without a date. */
export interface DateWords {
  whole(date: string | undefined): string;
  day(date: string | undefined): string;
  /** `2025`, in the calendar of the others. */
  year(date: string): string;
}

/** Reuses one formatter: making it takes longer than using it a hundred times. */
export function dateWords({ lang, i18n }: Pick<Settings, 'lang' | 'i18n'>): DateWords {
  const whole = new Intl.DateTimeFormat(lang, { ...inFull, ...calendarOf(i18n) });
  const day = new Intl.DateTimeFormat(lang, { ...inYear, ...calendarOf(i18n) });
  const say = (format: Intl.DateTimeFormat, date: string | undefined) =>
    date === undefined ? '' : format.format(new Date(date));
  const { calendar = 'gregory' } = calendarOf(i18n);
  const year = (date: string): string => {
    if (calendar === 'gregory') return date.slice(0, 4);
    return say(new Intl.DateTimeFormat(lang, { year: 'numeric', timeZone: 'UTC', calendar }), date);
  };
  return { whole: (date) => say(whole, date), day: (date) => say(day, date), year };
}
