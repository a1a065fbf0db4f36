// Bundles imported images and other files as modules that export the file's address.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { digestOf } from '#files/digest';
import type { Files } from '#files/files';
import { relativeTo } from '#files/site-path';
import { code } from '#kit/print/javascript';
import { joinPath } from '#model/route';
import { describeRefusal, helpForRefusal } from '#model/site-bounds';
import { nameAsset } from '#output/asset-file';

/** The extensions that Docusaurus's bundler treats as files. */
const extensions = [
  ...['avif', 'bmp', 'gif', 'ico', 'jpe?g', 'png', 'svg', 'webp'],
  ...['eot', 'otf', 'ttf', 'woff2?'],
  ...['aac', 'avi', 'flac', 'm4[av]', 'mkv', 'mov', 'mp[34]', 'mpe?g', 'og[agv]', 'wav', 'webm', 'wmv'],
  ...['docx?', 'pdf', 'pptx?', 'rar', 'xlsx?', 'zip'],
];

const file = new RegExp(`\\.(?:${extensions.join('|')})$`, 'i');

export function isModuleFile(path: string): boolean {
  return file.test(path);
}

/** The address of a file with these bytes, relative to the output folder. */
export function moduleFileAddress(path: string, digest: string): string {
  return encodeURI(nameAsset(path, digest).path);
}

export interface FileModuleOptions {
  readonly root: string;
  readonly baseUrl: string;
  /** Tells which files content may not use. */
  readonly files: Pick<Files, 'refusal'> | undefined;
}

/**
 * `asked` marks resolve requests of our own, which other plugins leave to esbuild. An imported image also works as a component:
 * an `img` element.
 */
export function fileModules({ root, baseUrl, files }: FileModuleOptions, asked: string): Plugin {
  return {
    name: 'slodocs-files',
    setup(build) {
      build.onResolve({ filter: file }, async (args) => {
        if (args.pluginData === asked || args.kind === 'entry-point' || args.kind === 'url-token') return undefined;
        const found = await resolveFile(build, args, root, asked);
        if (found === undefined) return { errors: [{ text: `Could not resolve "${args.path}"` }] };
        const inside = relativeTo(root, found);
        // Files in packages are code, wherever the package manager puts them.
        const refusal = `/${inside}`.includes('/node_modules/') ? undefined : files?.refusal(inside);
        if (refusal) return { errors: [{ text: `"${args.path}" ${describeRefusal(refusal)}`, detail: helpForRefusal(refusal) }] };
        return { path: found, sideEffects: false };
      });
      build.onLoad({ filter: file, namespace: 'file' }, async ({ path }) => {
        const address = joinPath(baseUrl, moduleFileAddress(path, digestOf(await readFile(path))));
        return { contents: /\.svg$/i.test(path) ? pictureSource(address) : textSource(address), resolveDir: root };
      });
    },
  };
}

async function resolveFile(
  build: PluginBuild,
  { path, kind, importer, resolveDir }: OnResolveArgs,
  root: string,
  asked: string,
): Promise<string | undefined> {
  const named = path.startsWith('@site/')
    ? join(root, path.slice('@site/'.length))
    : isAbsolute(path)
      ? join(root, path)
      : /^\.{1,2}\//.test(path)
        ? join(resolveDir, path)
        : undefined;
  if (named !== undefined) return existsSync(named) ? named : undefined;
  const ask = (from: string): Promise<OnResolveResult & { readonly errors: readonly unknown[] }> =>
    build.resolve(path, { kind, importer, resolveDir: from, pluginData: asked }) as never;
  const beside = await ask(resolveDir || root);
  const found = beside.errors.length > 0 ? await ask(root) : beside;
  return found.errors.length > 0 ? undefined : found.path;
}

function textSource(address: string): string {
  return code`export default ${address};`.text;
}

/** An object that React treats as a component, and that converts to the address as a string. */
function pictureSource(address: string): string {
  return code`import { createElement, memo } from 'react';
const address = ${address};
const Picture = memo((props) => createElement('img', { alt: '', src: address, ...props }));
export default Object.assign(Picture, { toString: () => address });`.text;
}
