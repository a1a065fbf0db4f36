// Writes the report of `slodocs diff`, and nothing over files that are none of it.
import { readFile, realpath, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { type ReportRequest, reportChange } from '#index';
import { UsageError } from './exit-codes.ts';
import { inFolder } from './in-folder.ts';
import { plural } from './printers/counts.ts';
import { visible } from './printers/visible.ts';
import type { readDescription } from './read-description.ts';
import type { Shell } from './shell.ts';

type Described = Awaited<ReturnType<typeof readDescription>>;

export interface ReportFlags {
  readonly report?: string;
  readonly pictures?: 'none' | 'changed';
  readonly mostPictures?: number;
  readonly browser?: string;
}

const defaultPictures = 20;

/** Returns what to print. */
export async function writeReport(
  folder: string,
  described: readonly [Described, Described],
  { report = '', pictures, mostPictures = defaultPictures, browser }: ReportFlags,
  { environment: { cwd }, signal }: Shell,
): Promise<string> {
  const [before, after] = described.map(({ description, folder: output }) => {
    if (output !== undefined) return { description, folder: output };
    throw new UsageError('a report requires two output folders', 'Name the folders themselves, not a "site.json" inside them.');
  });
  if (!before || !after) throw new Error('two outputs are compared');
  const { printReportHtml, reportMark } = await import('./printers/change-report-html.ts');
  await refuseOthers(folder, report, [before.folder, after.folder], reportMark);
  const { printReportMarkdown } = await import('./printers/change-report-markdown.ts');
  const { serveOutput } = await import('./serve/serve-output.ts');
  const options: ReportRequest['pictures'] = {
    listen: (output) => serveOutput({ ...output, host: '127.0.0.1', port: 0 }),
    most: mostPictures,
    browser: browser === undefined ? undefined : resolve(cwd, browser),
    signal,
  };
  // A folder that cannot be made is told before the pages are read and pictured.
  await inFolder(folder, 'the report', () => undefined);
  const found = await reportChange({ before, after, pictures: pictures === 'none' ? undefined : options });
  const { title } = after.description;
  await inFolder(folder, 'the report', async () => {
    await writeFile(join(folder, 'index.html'), printReportHtml(found, title));
    await writeFile(join(folder, 'report.md'), printReportMarkdown(found, title));
  });
  const { pages } = found.content;
  const taken = new Set(found.pictures.pages.map(({ path }) => path)).size;
  const words = [plural(pages.length, 'changed page'), ...(taken > 0 ? [`pictures of ${taken}`] : [])].join(', ');
  const notes = [found.pictures.reason, found.search.reason].flatMap((reason) => (reason === undefined ? [] : [`${reason}\n`]));
  return `${visible(join(report, 'index.html'))}: ${words}\n${notes.map((note) => visible(note, true)).join('')}`;
}

/** The home page of an output has the name of the report. */
async function refuseOthers(folder: string, named: string, outputs: readonly string[], mark: string): Promise<void> {
  const place = await realpath(folder).catch(() => folder);
  for (const output of outputs) {
    const real = await realpath(output);
    if (place === real || place.startsWith(real + sep))
      throw new UsageError(`"${named}" is inside an output folder that is compared`, 'Choose another folder.');
  }
  const text = await readFile(join(folder, 'index.html'), 'utf8').catch(() => mark);
  if (!text.includes(mark))
    throw new UsageError(`"${named}" contains an "index.html" that is not a report`, 'Choose another folder.');
}
