// Adds files that content names outside its folder and the static folders to the assets.

import type { Context } from '#context/context';
import type { Document, Facts } from '#model/document';
import { folderOf, joinFile } from '#model/file-path';
import { compareText } from '#model/place';
import type { AssetFile } from '#model/source-file';
import { isOuter, splitAddress } from '../addresses/found.ts';

/** Adds files named by links and images of content, such as `../../assets/plan.pdf` or `@site/assets/plan.pdf`. */
export async function withOuterAssets(
  { files }: Context,
  documents: readonly Document[],
  assets: readonly AssetFile[],
): Promise<readonly AssetFile[]> {
  const known = new Set(assets.map(({ path }) => path));
  const named = new Set(
    documents.flatMap(({ source, facts }) => [
      ...filesNamed(facts, source.path),
      ...(files.standIn(source.path) === source.path ? [] : filesNamed(facts, files.standIn(source.path))),
    ]),
  );
  const added: AssetFile[] = [];
  for (const path of [...named].sort()) {
    if (known.has(path) || files.refusal(path) || !(await files.stat(path))?.isFile) continue;
    added.push({ path });
  }
  return [...assets, ...added].sort((a, b) => compareText(a.path, b.path));
}

/** The files that a document names by relative addresses, as paths from the root. */
export function filesNamed({ links, frontMatter }: Facts, file: string): readonly string[] {
  const targets = links.map(({ target }) => target);
  const named = frontMatter.image === undefined ? targets : [...targets, frontMatter.image];
  return named.flatMap((target) => fileOf(target, file) ?? []);
}

/** The path of an address that means a file other than a page. */
function fileOf(target: string, file: string): string | undefined {
  if (isOuter(target)) return undefined;
  const { path } = splitAddress(target);
  if (path.startsWith('/') || !/\.[^./]+$/.test(path) || /\.mdx?$/i.test(path)) return undefined;
  return path.startsWith('@site/') ? joinFile('', path.slice('@site/'.length)) : joinFile(folderOf(file), path);
}
