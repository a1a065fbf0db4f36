// Lists the specifications that the options name, folders unfolded, for each version of the docs.
import { posix } from 'node:path';
import { currentVersion, type PluginContext, type Settings, trimEnd, type Version } from 'slodocs/kit';
import type { Operation } from './api/api.ts';
import type { OpenApiOptions, SpecOptions, SpecVersion } from './options.ts';
import { isSpecFile, withoutExtension } from './spec-path.ts';

/** A specification, its other versions, and the version of the docs that they are in. */
export interface SpecGroup {
  readonly specs: readonly SpecVersion[];
  readonly version: Version | undefined;
}

type Path = readonly (string | number)[];

/** A file that does not exist is reported, unless an older version of the docs lacks it. */
export async function findSpecs(
  options: OpenApiOptions,
  settings: Settings,
  versions: readonly Version[],
  ctx: PluginContext,
): Promise<readonly SpecGroup[]> {
  const groups: SpecGroup[] = [];
  for (const [index, { versions: others = [], ...spec }] of options.specs.entries()) {
    const path = ['specs', index];
    const homes = homesOf(spec, settings, versions);
    reportUnversioned(spec, homes, versions, path, ctx);
    for (const home of homes) {
      const { version } = home;
      if (!isSpecFile(spec.file)) groups.push(...(await filesOf(spec, home, path, ctx)).map((specs) => ({ specs, version })));
      else {
        const older = others.flatMap((other, at) => {
          const same = homesOf(other, settings, versions).find((one) => one.version === version);
          return same ? { spec: other, home: same, path: [...path, 'versions', at] } : [];
        });
        const specs: SpecVersion[] = [];
        for (const one of [{ spec, home, path }, ...older]) {
          if (!(await isThere(one.home, one.path, ctx))) continue;
          specs.push({ ...one.spec, ...one.home.paths, overlay: await overlaysOf(one.home, one.path, ctx) });
        }
        groups.push({ specs, version });
      }
    }
  }
  return groups;
}

async function filesOf(
  spec: SpecOptions,
  { paths, isOptional }: Home,
  path: Path,
  ctx: PluginContext,
): Promise<readonly (readonly SpecVersion[])[]> {
  const folder = trimEnd(paths.file, '/');
  const files = (await ctx.glob(`${folder}/*.{yaml,yml,json}`)).filter(isSpecFile);
  const specs: SpecVersion[][] = [];
  for (const file of files) {
    // Other files of the folder hold parts that specifications refer to.
    if (!/^[ \t]*["']?(?:openapi|swagger)["']?[ \t]*:/m.test(await ctx.read(file))) continue;
    const name = kebabCase(withoutExtension(posix.basename(file)));
    const prose = paths.prose === undefined ? {} : { prose: `${paths.prose}/${name}` };
    const overlay = await overlaysOf({ paths: { file }, isOptional }, path, ctx);
    specs.push([{ ...spec, ...prose, file, overlay, path: `${spec.path}/${name}` }]);
  }
  if (specs.length === 0 && !isOptional) reportNone(`the folder "${folder}" contains no specification`, path, ctx);
  return specs;
}

/** Those of the options, and then that of the language of the site, which may stand in for one of them. */
async function overlaysOf(
  { paths: { file, overlay = [] }, isOptional }: Pick<Home, 'paths' | 'isOptional'>,
  path: Path,
  ctx: PluginContext,
): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const one of [overlay].flat()) {
    if (await isThere({ paths: { file: one }, isOptional }, path, ctx, 'overlay')) found.add(one);
  }
  const own = ['yaml', 'yml', 'json']
    .map((end) => `${withoutExtension(file)}.overlay.${end}`)
    .find((one) => ctx.translationOf(one) !== undefined);
  return [...found, ...(own === undefined || found.has(own) ? [] : [own])];
}

async function isThere(
  { paths: { file }, isOptional }: Pick<Home, 'paths' | 'isOptional'>,
  path: Path,
  ctx: PluginContext,
  key = 'file',
): Promise<boolean> {
  const isFound = await ctx.read(file).then(
    () => true,
    () => false,
  );
  if (!isFound && !isOptional) reportNone(`the file "${file}" cannot be read`, path, ctx, key);
  return isFound;
}

function reportNone(message: string, path: Path, { report, locate }: PluginContext, key = 'file'): void {
  report({ code: 'no-file', message, help: "Its path is relative to the site's folder.", place: locate([...path, key]) });
}

/** Tells of a specification that no cut copies, where its docs have versions. */
function reportUnversioned(
  spec: SpecOptions,
  homes: readonly Home[],
  versions: readonly Version[],
  path: Path,
  ctx: PluginContext,
): void {
  const [{ version, isShared } = { version: undefined, isShared: false }] = homes;
  if (!version || !isShared || versions.filter(({ docs }) => docs === version.docs).length < 2) return;
  ctx.report({
    code: 'unversioned-file',
    message: `"${spec.file}" is outside the docs folder, so its pages are only in the version "${version.label}"`,
    help: `Move it into the docs folder, for example to "_specs/${posix.basename(spec.file)}". Each version then has the pages of its own file, which cutting a version copies.`,
    place: ctx.locate([...path, 'file']),
  });
}

interface Home {
  /** Undefined where the docs folder does not exist. */
  readonly version: Version | undefined;
  readonly paths: Pick<SpecOptions, 'file' | 'prose' | 'overlay'>;
  /** The file is outside of the docs folder. */
  readonly isShared: boolean;
  /** Released versions may have been cut before there was a specification. */
  readonly isOptional: boolean;
}

/** A specification inside of the docs folder is in each version, with the file that is there; one outside of it in the first version. */
function homesOf(
  { file, prose, overlay, docs: wanted }: Omit<SpecOptions, 'path'>,
  { docs }: Pick<Settings, 'docs'>,
  versions: readonly Version[],
): readonly Home[] {
  const paths = { file, ...(prose !== undefined && { prose }), ...(overlay !== undefined && { overlay }) };
  const folder = docs.find(({ id }) => wanted === undefined || id === wanted);
  const all = versions.filter((version) => version.docs === folder?.id);
  if (!folder || inside(file, folder.path) === undefined) {
    return [{ version: all[0], paths, isShared: true, isOptional: false }];
  }
  return all.map((version) => {
    const isCurrent = version.name === currentVersion;
    const moved = (path: string): string => {
      const relative = inside(path, folder.path);
      return relative === undefined || isCurrent ? path : `${version.folder}/${relative}`;
    };
    const own = {
      file: moved(file),
      ...(prose !== undefined && { prose: moved(prose) }),
      ...(overlay !== undefined && { overlay: [overlay].flat().map(moved) }),
    };
    return { version, paths: own, isShared: false, isOptional: !isCurrent };
  });
}

/** The path from the folder; undefined for one outside of it. */
function inside(path: string, folder: string): string | undefined {
  const plain = path.replace(/^\.\//, '');
  if (folder === '.') return plain.startsWith('../') ? undefined : plain;
  return plain.startsWith(`${folder}/`) ? plain.slice(folder.length + 1) : undefined;
}

/** The name of a webhook stands for its path. `generateAccessToken` is `generate-access-token`; without an id, `GET /pets/{id}` is `get-pets-id`. */
export function slugOf({ settings, operationId, method, path }: Operation): string {
  const request = path.startsWith('/') ? `${method} ${path}` : path;
  return settings.slug ?? (kebabCase(operationId ?? '') || kebabCase(request) || method);
}

export function kebabCase(name: string): string {
  return name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
}
