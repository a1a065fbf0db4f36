// Places the files of a specification that readers download.
import { posix } from 'node:path';
import type { Section } from './pages/section.ts';
import type { Download } from './state.ts';

/** Files keep their places to one another, so that references still work. */
export function downloadOf({ api, options }: Section): Download | undefined {
  const isPartial = [...api.operations, ...api.webhooks].some(({ settings }) => settings.hide);
  if (!(options.download ?? !isPartial)) return undefined;
  const folders = api.files.map((file) => posix.dirname(file).split('/'));
  const [first = []] = folders;
  const common = first.filter((_, index) =>
    folders.every((folder) => first.slice(0, index + 1).every((name, at) => folder[at] === name)),
  );
  const root = common.join('/');
  const place = (file: string): string => `${options.path}/${posix.relative(root, file)}`;
  return {
    address: `/${place(api.file)}`,
    files: api.files.map((source) => ({ path: place(source), source })),
  };
}
