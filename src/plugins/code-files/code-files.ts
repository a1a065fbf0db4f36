// Fills fences with `file=path#region` from a file of the site, or from a part of it.
import type { NoOptions, Plugin } from '#model/plugin';
import { fillFences } from './fill-fences.ts';

export function codeFiles(options: NoOptions = {}): Plugin<NoOptions> {
  return {
    name: 'code-files',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'missing-file': { severity: 'error', summary: 'A code block shows a file that does not exist.' },
      'refused-file': { severity: 'error', summary: 'A code block shows a file that content may not use.' },
      'missing-part': { severity: 'error', summary: 'A code block shows lines or a region that its file does not have.' },
      'faulty-region': { severity: 'error', summary: 'A region of a file has no end, or stands there twice.' },
      'no-text': { severity: 'error', summary: 'A code block shows a file that is no text.' },
      'two-contents': { severity: 'error', summary: 'A code block shows a file and has code of its own.' },
    },
    markdown: (_settings, ctx) => ({ remark: [fillFences(ctx)] }),
  };
}
