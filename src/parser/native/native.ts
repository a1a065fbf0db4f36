// Parses Markdown and MDX with the native parser, and completes its tree to that of the reference engine.
import type { Root } from 'mdast';
import type { EngineOptions, NativeProcess } from '../engine-options.ts';
import { boundedSyntax } from '../unified/bounded-syntax.ts';
import { tooLargeTable } from '../unified/narrowing.ts';
import { openTree } from './complete.ts';
import { extensionSigns } from './extension-signs.ts';
import { hasOddForm } from './odd-forms.ts';
import { NativeRefusal } from './refusal.ts';

export type ParseNative = (text: string, format: 'md' | 'mdx') => Promise<Root>;

/**
 * Gives nothing where the package has no binary for this platform. The function throws a `NativeRefusal`: what is rare, and what
 * the two engines read in different ways, is left to the other one.
 */
export async function loadNative(options: EngineOptions, native: NativeProcess): Promise<ParseNative | undefined> {
  const { extensions, limits, hasSteps } = options;
  const needsPlugin = extensionSigns(extensions);
  const trees = await loadTrees();
  if (!trees) return undefined;
  return async (text, format) => {
    if (needsPlugin(text)) throw new NativeRefusal('extension');
    if (boundedSyntax(text, limits).length > 0 || tooLargeTable(text, limits)) throw new NativeRefusal('limits');
    if (oddSign.test(text) || hasOddForm(text)) throw new NativeRefusal('form');
    const bytes = await native.parse(text, format);
    if (bytes === undefined) throw new NativeRefusal('crash');
    if (bytes === null) throw new NativeRefusal(text.includes('<!--') ? 'comment' : 'syntax');
    return trees.complete(text, trees.read(bytes), hasSteps);
  };
}

async function loadTrees() {
  const parser = await import('satteri').catch(() => undefined);
  if (!parser) return undefined;
  const { MdastReader, materializeMdastTree } = parser;
  const complete = await openTree();
  return { complete, read: (bytes: Uint8Array) => materializeMdastTree(new MdastReader(bytes)) as unknown as Root };
}

/** A byte order mark, which may count as a space, or a NUL. */
const oddSign = /[\ufeff\0]/;
