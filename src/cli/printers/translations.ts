// Prints what was recorded of translations, and what has changed in an original.
import { diffWordsWithSpace } from 'diff';
import type { LineChange, RecordChange, TranslationDifference } from '#index';
import { plural } from './counts.ts';
import type { Palette } from './palette.ts';
import { visible } from './visible.ts';

const origins = {
  now: '',
  history: ', as of its last change',
  unknown: ', assumed to be up to date because there is no history',
};

export function printRecorded({ path, changed, removed, count }: RecordChange, palette: Palette): string {
  const lines = [
    ...changed.map((one) => palette.added(`+ ${visible(one.path ?? '')}`) + origins[one.from]),
    ...removed.map((name) => palette.removed(`- ${visible(name)}`)),
  ];
  return `${lines.map((line) => `${line}\n`).join('')}${path} contains ${plural(count, 'translation')}: ${changed.length} recorded, ${removed.length} removed\n`;
}

/** Without a palette, words are marked as `[-gone-]` and `{+new+}`. */
export function printDifference({ translation, commit, changes, parts }: TranslationDifference, palette?: Palette): string {
  const { original, path = '' } = translation;
  const head =
    commit === undefined
      ? `"${visible(original)}" has not changed since it was translated in "${visible(path)}"`
      : `${visible(original)} since ${commit.slice(0, 10)}, from which "${visible(path)}" was translated:`;
  const ofParts = parts.map(({ kind, what, in: where }) => {
    const [first = ''] = what.split('\n').filter((line) => !line.startsWith('```'));
    return `  ${kind} only in the ${where}: ${visible(kind === 'code' ? first.trim() : what)}`;
  });
  const lines = [
    head,
    '',
    ...changes.map((change) => printChange(change, palette)),
    ...(ofParts.length > 0 ? ['', ...ofParts] : []),
  ];
  return `${(changes.length > 0 || ofParts.length > 0 ? lines : [head]).join('\n')}\n`;
}

function printChange({ before = '', after = '' }: LineChange, palette: Palette | undefined): string {
  const gone = (words: string): string => (palette ? palette.removed(words) : `[-${words}-]`);
  const come = (words: string): string => (palette ? palette.added(words) : `{+${words}+}`);
  if (before === '') return come(visible(after));
  if (after === '') return gone(visible(before));
  return diffWordsWithSpace(before, after)
    .map(({ added, removed, value }) => (added ? come(visible(value)) : removed ? gone(visible(value)) : visible(value)))
    .join('');
}
