// Parses Markdown and MDX with the native parser, and completes its tree to that of the reference engine.
import type { Root } from 'mdast';
import type { EngineOptions } from '../engine-options.ts';
import { boundedSyntax } from '../unified/bounded-syntax.ts';
import { tooLargeTable } from '../unified/narrowing.ts';
import { openTree } from './complete.ts';
import { extensionSigns } from './extension-signs.ts';
import { NativeRefusal } from './refusal.ts';

export type ParseNative = (text: string, format: 'md' | 'mdx') => Promise<Root>;

/**
 * Gives nothing where the package has no binary for this platform. The function throws a `NativeRefusal`: what is rare, and what
 * the two engines read in different ways, is left to the other one.
 */
export async function loadNative({ extensions, limits, native, hasSteps }: EngineOptions): Promise<ParseNative | undefined> {
  const parser = native && (await import('satteri').catch(() => undefined));
  if (!parser || !native) return undefined;
  const { MdastReader, materializeMdastTree } = parser;
  const complete = await openTree();
  const needsPlugin = extensionSigns(extensions);
  return async (text, format) => {
    if (needsPlugin(text)) throw new NativeRefusal('extension');
    if (boundedSyntax(text, limits).length > 0 || tooLargeTable(text, limits)) throw new NativeRefusal('limits');
    if (oddSign.test(text)) throw new NativeRefusal('form');
    const bytes = await native(text, format);
    if (bytes === undefined) throw new NativeRefusal('crash');
    if (bytes === null) throw new NativeRefusal(text.includes('<!--') ? 'comment' : 'syntax');
    return complete(text, materializeMdastTree(new MdastReader(bytes)) as unknown as Root, hasSteps);
  };
}

/** A byte order mark or a NUL. */
const oddSign = /^\ufeff|\0/;
