// Provides `require` and imports of images and other files to code of content.

import type { RenderContext } from '#context/context';
import { assetMark } from '#model/asset-mark';
import type { ComponentUse, Import } from '#model/document';
import { importedFile } from '#model/file-path';
import type { PartDocument } from '#model/page-parts';
import type { ThemeServer } from '#model/theme';

/**
 * Implements `require('./chart.png')` in content: returns a module whose default export is the file's address. Throws for
 * anything else. Calls `onFile` with the file.
 */
export function requireOf(
  { files }: RenderContext,
  { source }: PartDocument,
  assets: ReadonlySet<string>,
  onFile: (name: string) => void,
): (specifier: string) => { default: string } {
  return (specifier) => {
    const path = importedFile(source.path, specifier);
    // Records a query for the file's existence as an input of the page.
    if (path !== undefined) void files.stat(path);
    if (path !== undefined && assets.has(path)) {
      onFile(path);
      return { default: assetMark(path) };
    }
    throw new Error(`"${specifier}" is no image or file that \`require\` gives the address of; modules are imported`);
  };
}

/** The module of an imported file. An image also works as a component: an `img` element. */
export function assetModule(
  { facts }: PartDocument,
  { names }: Import,
  path: string,
  { jsxRuntime }: ThemeServer,
): Readonly<Record<string, unknown>> {
  const isUsed = ({ name }: ComponentUse): boolean => names[name] === 'default';
  if (!facts.components.some(isUsed)) return { default: assetMark(path) };
  const { jsx } = jsxRuntime as { jsx(type: string, props: object): unknown };
  return { default: (props: object) => jsx('img', { alt: '', src: assetMark(path), ...props }) };
}
