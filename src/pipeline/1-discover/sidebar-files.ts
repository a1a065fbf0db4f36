// Written sidebars, from the configuration or from a module of their own, to data with positions.
import { join } from 'node:path';
import { wholeFile } from '#model/place';
import type { DocsSettings } from '#model/settings';
import type { DataFile, Version } from '#model/source-file';
import type { Context } from '../context/context.ts';
import { locateInModule } from '../context/locate.ts';
import { docsPlace } from './content.ts';

/** The written sidebars of a version; undefined where they are made from the folders. */
export async function readSidebars(context: Context, docs: DocsSettings, version: Version): Promise<DataFile | undefined> {
  const { sidebars } = docs;
  if (sidebars === undefined) return undefined;
  const common = { docs: docs.id, version: version.name, relative: '' };
  if (typeof sidebars === 'string') {
    const loaded = await loadSidebarFile(context, docs, sidebars);
    return { ...common, path: sidebars, ...(loaded ?? { value: {}, locate: () => wholeFile(sidebars), damaged: true }) };
  }
  const index = context.config.settings.docs.indexOf(docs);
  const locate: DataFile['locate'] = (path, part) => context.config.locate(['docs', index, 'sidebars', ...path], part);
  return { ...common, path: locate([]).file, value: sidebars === false ? {} : sidebars, locate };
}

const helps = {
  syntax: 'Mend the syntax: the file was read no further.',
  unresolved: 'A path counts from the file that it stands in, and a package must be installed where the site can find it.',
  threw: 'This code runs in every build, and must run through.',
} as const;

async function loadSidebarFile(context: Context, docs: DocsSettings, path: string) {
  const file = path.replace(/^\.\//, '');
  if (!(await context.files.stat(file))?.isFile) {
    context.reporter.report({
      code: 'discover/sidebar-file',
      message: `the sidebar file "${path}" does not exist`,
      help: 'Create it, or leave `sidebars` out to have them made from the folders.',
      place: docsPlace(context, docs, 'sidebars'),
    });
    return undefined;
  }
  const absolute = join(context.config.root, file);
  const loaded = (await context.userCode([absolute])).get(absolute);
  if (!loaded || loaded.problems.length > 0) {
    for (const problem of loaded?.problems ?? []) {
      context.reporter.report({
        code: 'discover/sidebar-file',
        message: `the sidebar file cannot be loaded: ${problem.message}`,
        help: problem.help ?? helps[problem.kind ?? 'threw'],
        place: problem.place ?? wholeFile(file),
      });
    }
    return undefined;
  }
  const value = 'default' in loaded.exports ? loaded.exports['default'] : loaded.exports;
  return { value, locate: locateInModule(await context.files.read(file), file) };
}
