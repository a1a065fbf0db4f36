// Joins the files of all languages to one output.
import type { OutputFile } from '#model/output';
import type { Context } from './context/context.ts';

/** Files that several languages share are there once. A language whose page is in the way of another's is reported. */
export function mergeFiles({ reporter }: Context, emitted: readonly (readonly OutputFile[])[]): readonly OutputFile[] {
  const [only = [], ...others] = emitted;
  if (others.length === 0) return only;
  const merged = new Map(only.map((file) => [file.path, file]));
  for (const files of others) {
    for (const file of files) {
      const taken = merged.get(file.path);
      if (!taken) merged.set(file.path, file);
      else if (taken.key !== file.key || file.key === '') {
        reporter.report({
          code: 'emit/path-clash',
          message: `two languages have the file "${file.path}"`,
          help: 'Set a different `baseUrl` for one of them in `i18n.localeConfigs`, or move the page that has that address.',
        });
      }
    }
  }
  return [...merged.values()];
}
