// Shows what has changed in an original since it was translated.
import { relative, resolve, sep } from 'node:path';
import { diffArrays } from 'diff';
import { nearest } from '#model/nearest';
import { type Meaning, openMeaningReader, type ReadMeaning } from '#pipeline/2-parse/parse';
import type { RunRequest } from '#session/run-request';
import { type GitTexts, openGitTexts } from './git-texts.ts';
import { type Refused, refuse, withStates } from './read-states.ts';
import { ofRecords } from './status.ts';
import type { DiffOptions, DiffResult, LineChange, PartDifference, TranslationDifference } from './translations.ts';

export async function diffTranslation(
  request: RunRequest,
  { file, locales, cwd = '.' }: DiffOptions,
): Promise<Omit<DiffResult, 'texts' | 'root' | 'outDir'>> {
  const answer = await withStates(
    request,
    locales,
    async ({ context, translations }): Promise<{ readonly difference: TranslationDifference } | Refused> => {
      const { root } = context.config;
      const path = relative(root, resolve(cwd, file)).split(sep).join('/');
      const translation = translations.find((one) => one.path === path && one.state !== 'orphan');
      if (!translation) {
        const of = translations.find((one) => one.original === path && one.path !== undefined)?.path;
        const near =
          of ??
          nearest(
            path,
            translations.flatMap((one) => one.path ?? []),
          );
        return refuse(
          `"${file}" is not the translation of a page`,
          near === undefined ? 'Give the file of a translation.' : `Did you mean "${near}"?`,
        );
      }
      const read = await openMeaningReader(context);
      const now = await read(translation.original, context.files.text(translation.original));
      const own = await read(path, context.files.text(path));
      const parts = now && own ? partDifferences(now, own) : [];
      if (translation.state === 'unrecorded') {
        return refuse(
          `the version of "${translation.original}" that was translated is not recorded`,
          `If the translation is up to date, run \`slodocs translations mark ${file}\`.`,
        );
      }
      if (translation.state === 'current' || !now) return { difference: { translation, commit: undefined, changes: [], parts } };
      const git = await openGitTexts(root);
      const then = git && (await findText(git, read, translation.original, translation.recorded ?? ''));
      if (!then) {
        const help = git
          ? 'Commit an original before you mark its translations.'
          : 'Earlier versions are read from git, and this site is not in a repository.';
        return refuse(`the version of "${translation.original}" that was translated cannot be found`, help);
      }
      const changes = lineChanges(then.meaning.lines, now.lines);
      return { difference: { translation, commit: then.commit, changes, parts } };
    },
  );
  return { difference: answer.difference, refusal: answer.refusal, diagnostics: ofRecords(request) };
}

async function findText(
  git: GitTexts,
  read: ReadMeaning,
  path: string,
  digest: string,
): Promise<{ readonly commit: string; readonly meaning: Meaning } | undefined> {
  for await (const { commit, text } of git.texts(path)) {
    const meaning = await read(path, text);
    if (meaning?.digest === digest) return { commit, meaning };
  }
  return undefined;
}

/** Lines that were taken out where others came in are shown as one. */
export function lineChanges(before: readonly string[], after: readonly string[]): readonly LineChange[] {
  const changes: LineChange[] = [];
  let gone: string[] = [];
  for (const { added, removed, value } of diffArrays([...before], [...after])) {
    if (removed) gone.push(...value);
    else {
      for (const line of value) {
        if (!added) break;
        const old = gone.shift();
        changes.push(old === undefined ? { after: line } : { before: old, after: line });
      }
      changes.push(...gone.map((line) => ({ before: line })));
      gone = [];
    }
  }
  return [...changes, ...gone.map((line) => ({ before: line }))];
}

function partDifferences(original: Meaning, translation: Meaning): readonly PartDifference[] {
  const [own, other] = [partsOf(original.lines), partsOf(translation.lines)];
  const without = (parts: typeof own, others: typeof own, where: PartDifference['in']): readonly PartDifference[] => {
    const left = [...others];
    return parts.flatMap((part) => {
      const at = left.findIndex(({ kind, what }) => kind === part.kind && what === part.what);
      if (at >= 0) left.splice(at, 1);
      return at >= 0 ? [] : [{ ...part, in: where }];
    });
  };
  return [...without(own, other, 'original'), ...without(other, own, 'translation')];
}

type Part = Pick<PartDifference, 'kind' | 'what'>;

/** `lines` are what the page says. Code is known by its first line. */
function partsOf(lines: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let code: string[] | undefined;
  for (const line of lines) {
    const text = line.trim().replace(/^(?:> |- |1\. )+/, '');
    if (code && text === '```') {
      parts.push({ kind: 'code', what: shown(code) });
      code = undefined;
    } else if (code) code.push(line);
    else if (text.startsWith('```')) code = [text];
    else {
      for (const { index, 1: target = '' } of text.matchAll(/\]\(([^\s)]+)/g)) {
        const isImage = text[text.lastIndexOf('[', index) - 1] === '!';
        parts.push({ kind: isImage ? 'image' : 'link', what: target });
      }
      for (const [, name = ''] of text.matchAll(/<([A-Z][\w.]*)/g)) parts.push({ kind: 'component', what: name });
    }
  }
  return parts;
}

function shown([fence = '', ...lines]: readonly string[]): string {
  return [fence, ...lines.map((line) => line.trimEnd())].join('\n');
}
