// Replaces the content of fences with `file=` by the code of that file.

import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { cutAt } from '#model/cut';
import { inOpeningLine, type MetaWord, metaWithout, metaWords } from '#model/fence-meta';
import { folderOf, joinFile, relativeFile } from '#model/file-path';
import type { StepData } from '#model/markdown-steps';
import { nearest } from '#model/nearest';
import type { Place } from '#model/place';
import type { ThreadContext } from '#model/plugin';
import { findReserved, reservedName } from '#model/reserved-character';
import { respell } from '#model/respell';
import { describeRefusal, helpForRefusal, type Refusal, refusalIn } from '#model/site-bounds';
import { walk } from '#model/walk';

/** `code` is one of the plugin's, `opening` a line of the file that is shown. */
type Report = (
  code: string,
  message: string,
  help: string,
  more?: { opening?: Place | undefined; meant?: string | undefined },
) => void;

/** The remark step. */
export function fillFences({ glob }: ThreadContext) {
  return () => async (tree: Root, file: VFile) => {
    const fences: { readonly node: Code; readonly word: MetaWord }[] = [];
    walk(tree, 'code', (node) => {
      // Without a language, the parser takes the first word of the meta string for one.
      if (node.lang?.startsWith('file=')) Object.assign(node, { lang: null, meta: `${node.lang} ${node.meta ?? ''}` });
      const word = metaWords(node.meta ?? '').find(({ name, value }) => name === 'file' && value !== undefined);
      if (word) fences.push({ node, word });
    });
    const { path: page, read, report } = (file.data as { slodocs: StepData }).slodocs;
    for (const { node, word } of fences) {
      const reportAt: Report = (code, message, help, { opening, meant } = {}) => {
        const place = inOpeningLine(node, String(file.value), word.text);
        const related = opening ? { related: [{ message: 'it opens here', place: opening }] } : {};
        const fix =
          place.position && 'end' in place.position && meant
            ? respell(valuePlace(page, place.position, word), word.value ?? '', meant)
            : {};
        report({ code, message, help, ...related, ...fix }, place);
      };
      if (node.value.trim() !== '') {
        const help = 'Empty the block, or leave "file=" out.';
        reportAt('two-contents', `the block shows "${word.value}" and has code of its own`, help);
      }
      node.meta = metaWithout(node.meta ?? '', word);
      node.value = (await codeOf(word.value ?? '', page, { read, glob }, reportAt)) ?? node.value;
      node.lang ??= /\.([^./]+)$/.exec(cutAt(word.value ?? '', '#')[0])?.[1] ?? null;
    }
  };
}

/** The place of the value behind `file=`, without quotes. */
function valuePlace(file: string, { start, end }: Pick<Place, 'start' | 'end'>, { text, value = '' }: MetaWord): Place {
  const from = start.column + text.indexOf(value, text.indexOf('='));
  return { file, start: { ...start, column: from }, end: { ...end, column: from + value.length } };
}

/** Undefined if the fault was reported. */
async function codeOf(
  target: string,
  page: string,
  files: Pick<ThreadContext, 'read' | 'glob'>,
  report: Report,
): Promise<string | undefined> {
  const [written, from] = cutAt(target, '#');
  const part = from.slice(1);
  const isOfSite = written.startsWith('@site/');
  const path = isOfSite ? joinFile('', written.slice('@site/'.length)) : joinFile(folderOf(page), written);
  const help = 'A file is named relative to the page, or from the root as `@site/…`.';
  if (written.startsWith('/')) {
    report('missing-file', `"${written}" is no path of a file of the site`, help);
    return undefined;
  }
  let refusal: Refusal | undefined;
  const text = await files.read(path).catch((thrown: unknown) => {
    refusal = refusalIn(thrown);
    return undefined;
  });
  if (refusal) {
    report('refused-file', `"${written}" ${describeRefusal(refusal)}`, helpForRefusal(refusal));
    return undefined;
  }
  if (text === undefined) {
    const beside = await files.glob(`${folderOf(path) || '.'}/*`);
    const print = (other: string): string => (isOfSite ? `@site/${other}` : relativeFile(folderOf(page), other));
    const meant = nearest(written.startsWith('.') || isOfSite ? written : `./${written}`, beside.map(print));
    report('missing-file', `there is no file "${written}" to show`, meant ? `Did you mean "${meant}"?` : help, {
      meant: meant && meant + target.slice(written.length),
    });
    return undefined;
  }
  const reserved = findReserved(text);
  if (reserved !== undefined) {
    const help = 'A code block shows text alone. Show a part that is text, or link to the file.';
    report('no-text', `"${written}" holds ${reservedName(text, reserved)}, which is no character of a text`, help);
    return undefined;
  }
  // Most pages show no file.
  const { partOf } = await import('./show-part.ts');
  const shown = partOf(text, written, part);
  if ('code' in shown) return shown.code;
  const meant = shown.fault === 'missing-part' && shown.meant ? `${written}#${shown.meant}` : undefined;
  report(shown.fault, shown.message, shown.help, { opening: shown.at && { file: path, ...shown.at }, meant });
  return undefined;
}
