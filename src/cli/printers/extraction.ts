// Prints which labels were written into which files of translations.
import type { ExtractedFile, Extraction } from '#index';
import { plural } from './counts.ts';
import type { Palette } from './palette.ts';
import { visible } from './visible.ts';

export function printExtraction({ files, languages }: Extraction, dryRun: boolean, palette: Palette): string {
  const counts = languages.map(
    ({ locale, labels, untranslated }) =>
      `${palette.strong(locale)}: ${plural(labels, 'label')}, ${untranslated === 0 ? 'all translated' : `${untranslated} not translated yet`}`,
  );
  const note = dryRun && files.some(({ state }) => state === 'new' || state === 'changed') ? ['Nothing was written.'] : [];
  return [...files.flatMap((file) => fileLines(file, palette)), ...counts, ...note].map((line) => `${line}\n`).join('');
}

function fileLines({ path, state, added, outdated, unread, removed }: ExtractedFile, palette: Palette): readonly string[] {
  if (state === 'unused') return [`  ${visible(path)}  unused`];
  const mark = state === 'new' ? palette.added('+') : state === 'changed' ? palette.found('~') : ' ';
  const news = [added.length > 0 && `${added.length} new`, removed.length > 0 && `${removed.length} removed`].filter(Boolean);
  return [
    `${mark} ${visible(path)}${news.length > 0 ? `  ${news.join(', ')}` : ''}`,
    ...outdated.map(({ key, before, after }) => `    original changed  ${visible(key)}: ${visible(before)} -> ${visible(after)}`),
    ...unread.map((key) => `    ${removed.includes(key) ? palette.removed('removed') : 'unused'}  ${visible(key)}`),
  ];
}

export function printUnfixed({ unfixed }: Extraction, palette: Palette): string {
  return unfixed
    .map(({ message, place: { file, start } }) => {
      const at = `${visible(file)}:${start.line}:${start.column}`;
      return `${palette.severity.warning('warning')}: ${at}: ${visible(message)}\n`;
    })
    .join('');
}
