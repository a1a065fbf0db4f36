// Plans the release of a docs folder's current version: the files to write for the new version.

import type { Context } from '#context/context';
import type { DocsSettings } from '#model/content-settings';
import { nearest } from '#model/nearest';
import { currentVersion, problemOfVersionName, versionFiles, versionFolder, versionSidebars } from '#model/version';
import type { Change } from '#output/atomic-change';
import { foreignFolders } from './content.ts';
import { classify, isMarkdown, openFilter } from './content-filter.ts';
import { planTranslatedCut } from './plan-translated-cut.ts';
import { readSidebars } from './sidebar-files.ts';
import { readVersionList, type VersionList } from './version-list.ts';
import { walk } from './walk.ts';

export interface CutRequest {
  /** The name of the new version. */
  readonly name: string;
  /** The id of the docs folder; optional where it is `default`, or where there is only one. */
  readonly docs?: string | undefined;
}

/** Why a version cannot be cut. The message is one sentence without a period. */
export interface Refusal {
  readonly message: string;
  readonly help: string;
}

export interface CutPlan {
  /** The folder that is copied, relative to the root. */
  readonly folder: string;
  /** How many files are copied. */
  readonly files: number;
  /** The list of versions comes last: it makes the rest a version. */
  readonly changes: readonly Change[];
}

/** Undefined where the site's files have faults, which are reported. */
export async function planCut(context: Context, request: CutRequest): Promise<CutPlan | Refusal | undefined> {
  const docs = docsFor(context.config.settings.docs, request.docs);
  if ('message' in docs) return docs;
  const list = await readVersionList(context, docs.id);
  if (list.damaged) return undefined;
  return (
    refusalOf(request.name, list) ??
    (await standing(context, docs, [versionFolder(docs.id, request.name), versionSidebars(docs.id, request.name)])) ??
    plan(context, docs, request.name, list)
  );
}

function docsFor(all: readonly DocsSettings[], wanted: string | undefined): DocsSettings | Refusal {
  const ids = all.map(({ id }) => id);
  const names = ids.map((id) => `"${id}"`).join(', ');
  const found =
    all.find(({ id }) => id === (wanted ?? 'default')) ?? (wanted === undefined && all.length === 1 ? all[0] : undefined);
  if (found) return found;
  if (wanted === undefined)
    return { message: 'the site has several docs folders', help: `Choose one with \`--docs\`: ${names}.` };
  const near = nearest(wanted, ids);
  const help = near === undefined ? `The ids are ${names}.` : `Did you mean "${near}"?`;
  return { message: `there is no docs folder with the id "${wanted}"`, help };
}

function refusalOf(name: string, { names, file }: VersionList): Refusal | undefined {
  const problem = problemOfVersionName(name);
  if (problem !== undefined) {
    const help = 'The name is used in folder names and addresses, such as `1.40` or `2.x`.';
    return { message: `"${name}" is not a valid version name: it ${problem}`, help };
  }
  // Case-insensitive disks cannot hold two names that differ only in case.
  const taken = names.find((other) => other.toLowerCase() === name.toLowerCase());
  if (taken === undefined) return undefined;
  return { message: `the version "${taken}" already exists`, help: `It is listed in "${file}". Choose a different name.` };
}

/**
 * Refuses a name whose files exist already: they were written by hand, or by a cut that was killed at its last step, and only
 * their author may remove them.
 */
async function standing({ files }: Context, { id }: DocsSettings, paths: readonly string[]): Promise<Refusal | undefined> {
  const { list } = versionFiles(id);
  for (const path of paths) {
    if (!(await files.stat(path))) continue;
    return {
      message: `"${path}" already exists`,
      help: `"${list}" does not list that version. Remove the file or folder, or add the version to the list.`,
    };
  }
  return undefined;
}

async function plan(
  context: Context,
  docs: DocsSettings,
  name: string,
  list: VersionList,
): Promise<CutPlan | Refusal | undefined> {
  const { config, reporter } = context;
  const walked = await walk(context, docs.path, { without: foreignFolders(context, { docs: docs.id, name: currentVersion }) });
  if (!walked)
    return { message: `the docs folder "${docs.path}" does not exist`, help: 'There is nothing to release as a version.' };
  const others = new Set([...config.inputs, ...config.settings.docs.map(({ id }) => versionFiles(id).list)]);
  const isOwn = (path: string): boolean =>
    !others.has(path) && !config.settings.staticDirectories.some((folder) => path.startsWith(`${folder}/`));
  const relativeOf = (path: string): string => (docs.path === '.' ? path : path.slice(docs.path.length + 1));
  const copies = new Map(walked.paths.filter(isOwn).map((path) => [relativeOf(path), path]));
  const { kindOf } = await openFilter(docs, classify, isMarkdown);
  if (![...copies.keys()].some((path) => kindOf(path) === 'page')) {
    return { message: `the docs folder "${docs.path}" contains no pages`, help: 'There is nothing to release as a version.' };
  }
  const sidebars = await sidebarsOf(context, docs);
  if (reporter.failed()) return undefined;
  const translated = planTranslatedCut(context, docs, name, copies);
  const fresh = translated.flatMap(({ path, replaces }) => (replaces === undefined ? [path] : []));
  const taken = await standing(context, docs, fresh);
  if (taken) return taken;
  return {
    folder: docs.path,
    files: copies.size,
    changes: [
      { path: versionFolder(docs.id, name), content: copies },
      ...(sidebars === undefined ? [] : [{ path: versionSidebars(docs.id, name), content: print(sidebars) }]),
      ...translated,
      { path: list.file, content: print([name, ...list.names]), replaces: list.text },
    ],
  };
}

/** The written sidebars; autogenerated parts stay, because folders are read in every build. Undefined for a site without any. */
async function sidebarsOf(context: Context, docs: DocsSettings): Promise<unknown> {
  if (docs.sidebars === undefined) return { defaultSidebar: [{ type: 'autogenerated', dirName: '.' }] };
  const { value } = (await readSidebars(context, docs)) ?? {};
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0 ? value : undefined;
}

function print(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
