// Plans the release of the translations of a docs folder: their files, their labels and their record.

import type { Context } from '#context/context';
import { findTranslations } from '#context/translated-files';
import { lockName, printLock, readLock } from '#kit/translation-lock';
import type { Config } from '#model/config';
import type { DocsSettings } from '#model/content-settings';
import { contentFolder, docsLabelsFile } from '#model/i18n';
import { currentVersion, versionFolder } from '#model/version';
import type { Change } from '#output/atomic-change';

/** `copies` are the paths of the originals by their paths in the docs folder. */
export function planTranslatedCut(
  context: Context,
  docs: DocsSettings,
  name: string,
  copies: ReadonlyMap<string, string>,
): readonly Change[] {
  const changes = context.config.translated.flatMap((config) => ofLanguage(context, config, { docs, name, copies }));
  const record = recordOf(context, docs, name, copies);
  return record ? [...changes, record] : changes;
}

interface Cut {
  readonly docs: DocsSettings;
  readonly name: string;
  readonly copies: ReadonlyMap<string, string>;
}

/** Translations stay in the kind of folder that they are in, that of Docusaurus or ours. */
function ofLanguage({ files }: Context, config: Config, { docs, name, copies }: Cut): readonly Change[] {
  const folder = config.settings.i18n?.locale.folder;
  if (folder === undefined) return [];
  const content = `${folder}/${contentFolder('docs', docs.id)}`;
  const folders = new Map<string, Map<string, string>>();
  const relativeOf = new Map([...copies].map(([relative, path]) => [path, relative]));
  for (const [original, path] of findTranslations(files, config).byOriginal) {
    const isBeside = docs.path !== '.' && original.startsWith(`${docs.path}/`);
    const relative = relativeOf.get(original) ?? (isBeside ? original.slice(docs.path.length + 1) : undefined);
    if (relative === undefined) continue;
    const isOfDocusaurus = path.startsWith(`${content}/${currentVersion}/`);
    const target = isOfDocusaurus ? `${content}/version-${name}` : `${folder}/${versionFolder(docs.id, name)}`;
    const copied = folders.get(target) ?? new Map<string, string>();
    folders.set(target, copied.set(relative, path));
  }
  const labels = labelsOf(files, `${folder}/${docsLabelsFile(docs.id, currentVersion)}`);
  return [
    ...[...folders].map(([path, content]) => ({ path, content })),
    ...(labels === undefined ? [] : [{ path: `${folder}/${docsLabelsFile(docs.id, name)}`, content: labels }]),
  ];
}

/** Without the label of the version, which is that of the current one. */
function labelsOf(files: Context['files'], path: string): string | undefined {
  if (files.real(path) === undefined) return undefined;
  const { 'version.label': _, ...labels } = JSON.parse(files.text(path)) as Record<string, unknown>;
  return `${JSON.stringify(labels, null, 2)}\n`;
}

/** The copies say what their originals say. Undefined where nothing of them is recorded. */
function recordOf({ config, files }: Context, { id }: DocsSettings, name: string, copies: Cut['copies']): Change | undefined {
  const path = `${config.settings.i18n?.path}/${lockName}`;
  if (!config.settings.i18n || files.real(path) === undefined) return undefined;
  const before = files.text(path);
  const { entries, faults } = readLock(before, path);
  const copied = new Map([...copies].map(([relative, original]) => [original, `${versionFolder(id, name)}/${relative}`]));
  const added = entries.flatMap((entry) => {
    const copy = copied.get(entry.path);
    return copy === undefined ? [] : [{ ...entry, path: copy }];
  });
  if (added.length === 0 || faults.length > 0) return undefined;
  return { path, content: printLock([...entries, ...added]), replaces: before };
}
