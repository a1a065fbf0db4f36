// Tells specifications from folders of them by their paths, and which files of both a language may have of its own.
import { trimEnd } from 'slodocs/kit';
import type { OpenApiOptions } from './options.ts';

const extension = /\.(?:ya?ml|json)$/i;

/** False for a folder of specifications. */
export function isSpecFile(path: string): boolean {
  return extension.test(path);
}

export function withoutExtension(path: string): string {
  return path.replace(extension, '');
}

/** The folder of the Markdown that adds to the pages of a specification, or of all that are in a folder. */
export function proseFolder({ file, prose }: { readonly file: string; readonly prose?: string | undefined }): string {
  return trimEnd(prose ?? withoutExtension(file), '/');
}

/** A specification, which may refer to any file, an overlay, or Markdown that adds to pages. */
export function isTranslatable(path: string, { specs }: OpenApiOptions): boolean {
  const all = specs.flatMap((spec) => [spec, ...(spec.versions ?? [])]);
  return isSpecFile(path) || (/\.mdx?$/i.test(path) && all.some((spec) => path.startsWith(`${proseFolder(spec)}/`)));
}
