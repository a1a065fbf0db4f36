// Places the files of a specification that readers download.
import { posix } from 'node:path';
import { joinPath } from '#model/route';
import type { Section } from './pages/section.ts';
import type { Download } from './state.ts';

/** Files keep their places to one another, so that references still work. */
export function downloadOf({ api, options, base }: Section): Download | undefined {
  const isPartial = [...api.operations, ...api.webhooks].some(({ settings }) => settings.hide);
  if (!(options.download ?? !isPartial)) return undefined;
  const folders = api.files.map((file) => posix.dirname(file).split('/'));
  const [first = []] = folders;
  const common = first.filter((_, index) =>
    folders.every((folder) => first.slice(0, index + 1).every((name, at) => folder[at] === name)),
  );
  const root = common.join('/');
  const place = (file: string): string => joinPath(base, options.path, posix.relative(root, file)).slice(1);
  return {
    address: `/${place(api.file)}`,
    files: api.files.map((source) => ({ path: place(source), source })),
  };
}
