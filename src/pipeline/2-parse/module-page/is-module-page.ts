// Checks whether a source is a page that is a module rather than Markdown.
import type { SourceFile } from '#model/source-file';

/** True for a page that is a module rather than Markdown. */
export function isModulePage({ path }: SourceFile): boolean {
  return /\.[jt]sx?$/.test(path);
}
