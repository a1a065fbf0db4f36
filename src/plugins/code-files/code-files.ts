// Fills fences with `file=path#region` from a file of the site, or from a part of it.

import type { Code, Root } from 'mdast';
import {
  cutAt,
  fillVariables,
  inOpeningLine,
  type MetaWord,
  metaWithout,
  metaWords,
  type NoOptions,
  type Place,
  type Plugin,
  respell,
  type StepData,
  type ThreadContext,
  walk,
} from 'slodocs/kit';
import type { VFile } from 'vfile';
import type { Report } from './file-code.ts';

export function codeFiles(options: NoOptions = {}): Plugin<NoOptions> {
  return {
    name: 'code-files',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'missing-file': { severity: 'error', summary: 'A code block shows a file that does not exist.' },
      'refused-file': { severity: 'error', summary: 'A code block shows a file that content is not allowed to use.' },
      'missing-part': { severity: 'error', summary: 'A code block shows lines or a region that its file does not have.' },
      'faulty-region': { severity: 'error', summary: 'A region in a file has no end, or occurs twice.' },
      'no-text': { severity: 'error', summary: 'A code block shows a file that is not a text file.' },
      'two-contents': { severity: 'error', summary: 'A code block shows a file, but also contains code.' },
    },
    markdown: (_settings, ctx) => ({ remark: [fillFences(ctx)] }),
  };
}

/** The remark step. */
function fillFences({ glob }: ThreadContext) {
  return () => async (tree: Root, file: VFile) => {
    const fences: { readonly node: Code; readonly word: MetaWord }[] = [];
    walk(tree, 'code', (node) => {
      // Without a language, the parser takes the first word of the meta string for one.
      if (node.lang?.startsWith('file=')) Object.assign(node, { lang: null, meta: `${node.lang} ${node.meta ?? ''}` });
      const word = metaWords(node.meta ?? '').find(({ name, value }) => name === 'file' && value !== undefined);
      if (word) fences.push({ node, word });
    });
    // Most pages show no file.
    if (fences.length === 0) return;
    const { codeOf } = await import('./file-code.ts');
    const { path: page, read, report } = (file.data as { slodocs: StepData }).slodocs;
    for (const { node, word } of fences) {
      const reportAt: Report = (code, message, help, { opening, meant } = {}) => {
        const place = inOpeningLine(node, String(file.value), word.text);
        const related = opening ? { related: [{ message: 'it starts here', place: opening }] } : {};
        const fix =
          place.position && 'end' in place.position && meant
            ? respell(valuePlace(page, place.position, word), word.value ?? '', meant)
            : {};
        report({ code, message, help, ...related, ...fix }, place);
      };
      if (node.value.trim() !== '') {
        const help = 'Remove the code, or remove "file=".';
        reportAt('two-contents', `the block shows "${word.value}", but also contains code`, help);
      }
      node.meta = metaWithout(node.meta ?? '', word);
      const code = await codeOf(word.value ?? '', page, { read, glob }, reportAt);
      if (code !== undefined) node.value = fillVariables(node, code, word.value ?? '');
      node.lang ??= /\.([^./]+)$/.exec(cutAt(word.value ?? '', '#')[0])?.[1] ?? null;
    }
  };
}

/** The place of the value behind `file=`, without quotes. */
function valuePlace(file: string, { start, end }: Pick<Place, 'start' | 'end'>, { text, value = '' }: MetaWord): Place {
  const from = start.column + text.indexOf(value, text.indexOf('='));
  return { file, start: { ...start, column: from }, end: { ...end, column: from + value.length } };
}
