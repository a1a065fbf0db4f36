// Writes a new site from a template into a folder, all or nothing.
import { readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeFolders, unmakeFolders } from '#files/replace-file';
import { reasonOfWriteFault } from '#files/write-fault';
import type { SiteAddress, TemplateName } from '#model/new-site';
import { compareText } from '#model/place';
import { type Change, ChangeFault, changeWhole, removeStale } from '#output/atomic-change';
import { type LockOptions, withLock } from '#session/lock';
import { fillIn, readTemplate, type TemplateFile, workflowPath } from './fill-in.ts';
import { exists, fileAbove, type InitRefusal, isBelowRepository, obstaclesIn, refusedFolder } from './obstacles.ts';
import { mergeIgnored, type WrittenPackage, writePackage } from './project-files.ts';

export interface InitRequest extends LockOptions, SiteAddress {
  /** The folder of the site, absolute. It is created where it does not exist. */
  readonly root: string;
  readonly template: TemplateName;
  readonly title: string;
  /** What npm is asked for as `slodocs`. */
  readonly slodocs: string;
  /** The types that a site with a `tsconfig.json` needs, by package. */
  readonly typePackages: Readonly<Record<string, string>>;
  /** Absolute paths in this package. */
  readonly templates: string;
  readonly workflow: string;
  /** Of the files that authors write, by name. */
  readonly schemas: readonly TemplateFile[];
}

/** Paths are relative to the root, and sorted. */
export interface MadeSite {
  /** Absolute. */
  readonly root: string;
  readonly written: readonly string[];
  /** Files that existed and were added to. */
  readonly extended: readonly string[];
  /** Files that existed and were left as they are. */
  readonly kept: readonly string[];
  /** What package.json asks npm for as `slodocs`. */
  readonly slodocs: string;
  /** What the names of scripts in package.json begin with. */
  readonly prefix: string;
  /** True where the workflow was left out, since GitHub reads those in the root of a repository alone. */
  readonly isBelowRepository: boolean;
  /** True where npm has installed slodocs in the folder. */
  readonly isInstalled: boolean;
}

export interface InitRun {
  readonly made?: MadeSite;
  readonly refusal?: InitRefusal;
}

export async function init(request: InitRequest): Promise<InitRun> {
  const refusal = refusedFolder(request.root);
  if (refusal) return { refusal };
  let made: string | undefined;
  try {
    made = makeFolders(request.root);
    const root = realpathSync(request.root);
    const locks = join(root, '.slodocs');
    try {
      const run = await withLock(join(locks, 'lock'), request, () => write({ ...request, root }));
      if (run.made) made = undefined;
      return run;
    } finally {
      unmakeFolders(locks, locks);
    }
  } catch (thrown) {
    if (thrown instanceof ChangeFault) return refuse(request.root, thrown.message, thrown.help);
    if (!('errno' in Object(thrown))) throw thrown;
    return refuse(
      request.root,
      reasonOfWriteFault(thrown),
      'Nothing was written. Give this user write permission, or choose another folder.',
    );
  } finally {
    if (made !== undefined) unmakeFolders(request.root, made);
  }
}

function refuse(root: string, reason: string, help: string): InitRun {
  return { refusal: { message: `the site cannot be written to "${root}": ${reason}`, help } };
}

async function write(request: InitRequest): Promise<InitRun> {
  const { root, signal } = request;
  await removeStale(root);
  const template = await readTemplate(request.templates, request.template, request.workflow);
  const site = template.site.map((file) => fillIn(file, request));
  const isBelow = isBelowRepository(root);
  const around = [...template.project, ...request.schemas].filter(({ path }) => !(isBelow && path === workflowPath));
  const project = around.map((file) => fillIn(file, request));
  const blocked = project.flatMap(({ path }) => fileAbove(root, path) ?? []);
  const obstacles = [
    ...obstaclesIn(
      root,
      site.map(({ path }) => path),
    ),
    ...new Set(blocked),
  ];
  if (obstacles.length > 0) return { refusal: inTheWay(root, obstacles) };

  const described = describe(request, [...site, ...project]);
  if (!described) return { refusal: invalidPackage(root) };
  const ignored = extendIgnored(root, project);
  const kept = project.filter(({ path }) => path !== ignored?.path && exists(join(root, path)));
  const fresh = [...site, ...project].filter((file) => file.path !== ignored?.path && !kept.includes(file));
  const merged = [described.change, ...(ignored ? [ignored] : [])];
  const changes = [...fresh.map(({ path, text }) => ({ path, content: text })), ...merged.filter(isChange)];
  // Without a configuration, what a killed process leaves is no site.
  await changeWhole(
    root,
    [...changes.filter(({ path }) => path !== configFile), ...changes.filter(({ path }) => path === configFile)],
    signal,
  );
  const isNew = ({ replaces }: Change): boolean => replaces === undefined;
  const made: MadeSite = {
    root,
    written: pathsOf(changes.filter(isNew)),
    extended: pathsOf(changes.filter((change) => !isNew(change))),
    kept: pathsOf(kept),
    slodocs: described.slodocs,
    prefix: described.prefix,
    isBelowRepository: isBelow,
    isInstalled: exists(join(root, 'node_modules/slodocs/package.json')),
  };
  return { made };
}

const configFile = 'site.config.ts';

function isChange({ content, replaces }: Change): boolean {
  return content !== replaces;
}

function pathsOf(files: readonly { readonly path: string }[]): readonly string[] {
  return files.map(({ path }) => path).sort(compareText);
}

function describe(
  { root, slodocs, typePackages }: InitRequest,
  files: readonly TemplateFile[],
): (Described & WrittenPackage) | undefined {
  const path = 'package.json';
  const before = textOf(root, path);
  const others = files.some((file) => file.path === 'tsconfig.json') ? typePackages : {};
  const written = writePackage(before, { folder: basename(root), slodocs, others });
  return written && { ...written, change: { path, content: written.text, replaces: before } };
}

interface Described {
  readonly change: Change;
}

function extendIgnored(root: string, project: readonly TemplateFile[]): Change | undefined {
  const path = '.gitignore';
  const before = textOf(root, path);
  const text = project.find((file) => file.path === path)?.text ?? '';
  return before === undefined ? undefined : { path, content: mergeIgnored(before, text), replaces: before };
}

/** Undefined where there is none. */
function textOf(root: string, path: string): string | undefined {
  return exists(join(root, path)) ? readFileSync(join(root, path), 'utf8').replace(/^\uFEFF/, '') : undefined;
}

function inTheWay(root: string, obstacles: readonly string[]): InitRefusal {
  const files = obstacles.length === 1 ? 'a file' : `${obstacles.length} files`;
  return {
    message: `${files} in "${root}" would be overwritten`,
    help: 'Nothing was written. Move the existing files, or choose another folder or template.',
    obstacles,
  };
}

function invalidPackage(root: string): InitRefusal {
  return {
    message: `"${join(root, 'package.json')}" is not a valid package.json`,
    help: 'It must be a JSON object, and so must its "scripts", "dependencies" and "devDependencies". Fix it, and run the command again.',
  };
}
