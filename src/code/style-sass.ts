// Compiles Sass with the site's own `sass`, so that esbuild bundles it as it does CSS.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Location, PartialMessage, Plugin } from 'esbuild';
import type * as Sass from 'sass';
import { relativeTo } from '#files/site-path';
import { packageFolders } from '#kit/package-folders';
import type { Place, Point } from '#model/place';
import { isCssModule, realName } from './css-modules.ts';

export function isSass(path: string): boolean {
  return /\.s[ac]ss$/i.test(path);
}

/** What is found while stylesheets are compiled. */
export interface SassFound {
  /** Files that the stylesheets load, and the description of the compiler. Absolute. */
  readonly inputs: Set<string>;
  /** By the path of a source, relative to the root: where the lines of its CSS come from. */
  readonly maps: Map<string, SourceMap>;
}

export function noSass(): SassFound {
  return { inputs: new Set(), maps: new Map() };
}

/** Needs the names that `ownNames` gives to CSS modules. */
export function sassStyles(root: string, found: SassFound): Plugin {
  return {
    name: 'slodocs-sass',
    setup(build) {
      build.onLoad({ filter: /\.s[ac]ss$/i, namespace: 'file' }, ({ path }) => {
        const file = realName(path);
        const sass = compilerOf(root, found);
        if (!sass) return { errors: [missing(relativeTo(root, file))] };
        try {
          const { css, loadedUrls, sourceMap } = sass.compile(file, optionsOf(sass, root));
          for (const url of loadedUrls) if (url.protocol === 'file:') found.inputs.add(fileURLToPath(url));
          // Versions of the compiler differ in the names of the fields that nobody reads.
          if (sourceMap) found.maps.set(relativeTo(root, file), new SourceMap(sourceMap as never));
          return { contents: css, loader: isCssModule(file) ? 'local-css' : 'css', resolveDir: dirname(file) };
        } catch (thrown) {
          if (!(thrown instanceof sass.Exception)) throw thrown;
          return { errors: [faultOf(thrown, file, root)] };
        }
      });
      build.onLoad({ filter: /\.less$/i, namespace: 'file' }, ({ path }) => ({
        errors: [
          {
            text: `"${relativeTo(root, path)}" is a Less file, which slodocs does not compile`,
            detail: lessHelp,
            location: startOf(path, root),
          },
        ],
      }));
    },
  };
}

const lessHelp = 'Compile it before the build and use the CSS, or rewrite it as Sass, which only needs `npm install sass`.';

function compilerOf(root: string, { inputs }: SassFound): typeof Sass | undefined {
  const require = createRequire(join(root, 'package.json'));
  for (const name of ['sass-embedded', 'sass']) {
    let file: string;
    try {
      file = require.resolve(name);
    } catch {
      continue;
    }
    inputs.add(descriptionOf(file));
    // An import would find what a CommonJS module exports under `default` alone.
    return require(name) as typeof Sass;
  }
  return undefined;
}

/** The `package.json` of a module, which holds the version. */
function descriptionOf(file: string): string {
  const folder = dirname(file);
  const here = join(folder, 'package.json');
  return existsSync(here) || dirname(folder) === folder ? here : descriptionOf(folder);
}

/** Paths begin in the stylesheet's folder, in a package (with or without a `~`, or after `pkg:`), or in the site's root. */
function optionsOf({ NodePackageImporter }: typeof Sass, root: string): Sass.Options<'sync'> {
  const packages = packageFolders(root).map((folder) => join(root, folder));
  const ofSite: Sass.FileImporter<'sync'> = {
    findFileUrl(url) {
      const [, start, rest = ''] = /^(@site\/|~\/?)(.*)$/.exec(url) ?? [];
      if (start === undefined) return null;
      const [, name = ''] = /^((?:@[^/]*\/)?[^/]*)/.exec(rest) ?? [];
      // Sass looks for one address alone. Of a package that is nowhere, it reports the nearest.
      const folder = packages.find((one) => existsSync(join(one, name))) ?? packages[0] ?? root;
      return pathToFileURL(join(start === '@site/' ? root : folder, rest));
    },
  };
  return {
    sourceMap: true,
    charset: false,
    loadPaths: packages,
    importers: [ofSite, new NodePackageImporter(root)],
    logger: { warn: () => undefined, debug: () => undefined },
  };
}

function missing(file: string): PartialMessage {
  return { text: `"${file}" is a Sass file, but the package "sass" is not installed`, detail: 'Install it: `npm install sass`.' };
}

function faultOf({ sassMessage, span }: Sass.Exception, file: string, root: string): PartialMessage {
  const source = span.url?.protocol === 'file:' ? fileURLToPath(span.url) : file;
  const { line, column } = span.start;
  const lineText = readFileSync(source, 'utf8').split('\n')[line] ?? '';
  const end = span.end.line === line ? span.end.column : lineText.length;
  const bytes = (from: number, to?: number): number => Buffer.byteLength(lineText.slice(from, to));
  const [text = ''] = sassMessage.split('\n');
  const location = {
    file: relativeTo(root, source),
    line: line + 1,
    column: bytes(0, column),
    length: bytes(column, end),
    lineText,
  };
  return { text, detail: 'Sass could not compile it, so browsers would get no stylesheet.', location };
}

function startOf(path: string, root: string): Partial<Location> {
  const [lineText = ''] = readFileSync(path, 'utf8').split('\n');
  return { file: relativeTo(root, path), line: 1, column: 0, length: 0, lineText };
}

/** The place in a Sass source for one in the CSS that was made of it. */
export function placeInSass(place: Place, { maps }: SassFound, root: string): Place {
  const map = maps.get(place.file);
  if (!map) return place;
  const entry = map.findEntry(place.start.line - 1, place.start.column - 1);
  if (!('originalSource' in entry)) return { file: place.file, start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const start: Point = { line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  const length = place.end.line === place.start.line ? place.end.column - place.start.column : 0;
  const { originalSource } = entry;
  const file = originalSource.startsWith('file:') ? relativeTo(root, fileURLToPath(originalSource)) : place.file;
  return { file, start, end: { line: start.line, column: start.column + length } };
}
