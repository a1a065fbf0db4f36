// Parses Markdown and MDX to mdast: by the native engine where it can, by unified where it cannot.
import type { Root } from 'mdast';
import type { MarkdownSettings } from '#model/settings';
import { checkBrackets } from './check-code.ts';
import type { EngineOptions, ParseMarkdown } from './engine-options.ts';
import { loadNative } from './native/native.ts';
import { NativeRefusal, type RefusalReason } from './native/refusal.ts';

export type { ParseMarkdown, ParserExtensions } from './engine-options.ts';

export interface Engine {
  /** Calls `refused` where unified parses instead of the native engine. Throws what `ParseMarkdown` throws. */
  parse(text: string, format: 'md' | 'mdx', refused: (reason: RefusalReason) => void): Promise<Root>;
  /** unified as one synchronous function, for many small texts. */
  unified(): Promise<ParseMarkdown>;
  /** False also where the native engine was asked for, but has no binary for this platform. */
  readonly isNative: boolean;
}

/** unified is loaded for the first text that needs it: it is large. */
export async function loadEngine(options: EngineOptions, engine: MarkdownSettings['engine']): Promise<Engine> {
  const native = engine === 'native' ? await loadNative(options) : undefined;
  let loaded: Promise<ParseMarkdown> | undefined;
  const unified = async (): Promise<ParseMarkdown> => {
    loaded ??= import('./unified/unified.ts').then(({ loadUnified }) => loadUnified(options));
    const parse = await loaded;
    return (text, format) => {
      if (format === 'mdx') checkBrackets(text);
      return parse(text, format);
    };
  };
  return {
    isNative: native !== undefined,
    unified,
    async parse(text, format, refused) {
      if (native && format === 'mdx') checkBrackets(text);
      try {
        if (native) return await native(text, format);
      } catch (thrown) {
        if (!(thrown instanceof NativeRefusal)) throw thrown;
        refused(thrown.reason);
      }
      return (await unified())(text, format);
    },
  };
}
