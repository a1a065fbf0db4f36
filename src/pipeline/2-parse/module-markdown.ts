// Finds the Markdown that site modules import, so that pages compose it like their own partials.

import { resolveExtensions } from '#code/module-extensions';
import { siteThemeModule } from '#code/site-theme';
import { keyOf } from '#files/digest';
import type { Files } from '#files/files';
import { markdownName } from '#kit/module-markdown';
import type { Document, Import } from '#model/document';
import { folderOf, importedFile, joinFile } from '#model/file-path';
import { compareText } from '#model/place';

export type WithMarkdownOfModules = (document: Document) => Promise<Document>;

/** Reads each module once, however many import it. */
export function markdownOfModules(files: Files): WithMarkdownOfModules {
  const importsOf = new Map<string, Promise<ModuleImports>>();
  const entries = new Map<string, Promise<string | undefined>>();
  const entryAt = (path: string | undefined): Promise<string | undefined> => {
    const known = entries.get(path ?? '') ?? moduleAt(files, path);
    entries.set(path ?? '', known);
    return known;
  };
  const read = (path: string): Promise<ModuleImports> => {
    const known = importsOf.get(path) ?? readImports(files, path);
    importsOf.set(path, known);
    return known;
  };
  return async (document) => {
    const found = new Map<string, Import>();
    for (const { specifier, place } of document.facts.imports) {
      const entry = isOther(specifier) ? undefined : await entryAt(importedFile(document.source.path, specifier));
      const seen = new Set(entry === undefined ? [] : [entry]);
      for (const module of seen) {
        const { markdown, modules } = await read(module);
        for (const path of modules) seen.add(path);
        for (const path of markdown) {
          if (found.has(path)) continue;
          found.set(path, { specifier: `@site/${path}`, names: { [markdownName(path)]: 'default' }, place, registered: true });
        }
      }
    }
    if (found.size === 0) return document;
    const imports = [...found].sort(([a], [b]) => compareText(a, b)).map(([, imported]) => imported);
    const { facts } = document;
    const factsKey = keyOf(document.factsKey, JSON.stringify(imports));
    return { ...document, facts: { ...facts, imports: [...facts.imports, ...imports] }, factsKey };
  };
}

/** Files of the site, relative to the root. */
interface ModuleImports {
  readonly markdown: readonly string[];
  readonly modules: readonly string[];
}

async function readImports(files: Files, module: string): Promise<ModuleImports> {
  const markdown = new Set<string>();
  const modules = new Set<string>();
  for (const [, specifier = ''] of files.text(module).matchAll(/\b(?:from|import|require)\s*(?:\(\s*)?['"]([^'"\n]+)['"]/g)) {
    const own = await siteThemeModule(files, specifier);
    if (own !== undefined) modules.add(own);
    const path = importedFile(module, specifier);
    if (path === undefined) continue;
    if (/\.mdx?$/i.test(path)) markdown.add(path);
    else if (!isOther(specifier)) {
      const found = await moduleAt(files, path);
      if (found !== undefined) modules.add(found);
    }
  }
  return { markdown: [...markdown], modules: [...modules] };
}

/** True for neither a module nor Markdown: a stylesheet, data, an image, or a file imported as text. */
function isOther(specifier: string): boolean {
  return /\?|!|\.(?:mdx?|css|s[ac]ss|less|json|ya?ml|svg|png|jpe?g|gif|webp|avif|ico|mp4|webm|pdf)$/i.test(specifier);
}

/** Resolves a path without an extension, or a folder, as a bundler does. */
async function moduleAt(files: Files, path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined;
  const found = await files.stat(path);
  if (found?.isFile) return path;
  const stems = found?.isFolder ? [path, joinFile(path, 'index')] : [path];
  // One directory listing covers all extensions.
  const beside = new Set(
    [...stems].flatMap((stem) => namesIn(files, folderOf(stem)).map((name) => joinFile(folderOf(stem), name))),
  );
  for (const stem of stems)
    for (const extension of resolveExtensions) if (beside.has(`${stem}${extension}`)) return `${stem}${extension}`;
  return undefined;
}

function namesIn(files: Files, folder: string): readonly string[] {
  try {
    return files.list(folder || '.').map(({ name }) => name);
  } catch {
    // A missing folder contains no modules.
    return [];
  }
}
