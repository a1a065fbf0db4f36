// Parses Markdown and MDX to mdast: by the native engine where it can, by unified where it cannot.
import type { Root } from 'mdast';
import type { LimitSettings, MarkdownSettings } from '#model/settings';
import { checkBrackets } from './check-code.ts';
import { loadNative } from './native/native.ts';
import { NativeRefusal, type RefusalReason } from './native/refusal.ts';

/** Throws a `VFileMessage` with a place where MDX cannot be parsed, or a `LimitExceeded`. */
export type ParseMarkdown = (text: string, format: 'md' | 'mdx') => Root;

export interface EngineOptions {
  /** True where MDX may contain HTML comments. */
  readonly comments: boolean;
  /** Parser extensions that plugins' steps add. */
  readonly extensions: ParserExtensions;
  readonly limits: LimitSettings;
  /** True where steps of the site's own see the trees. */
  readonly hasSteps: boolean;
  /** Parses to the native parser's own form. Null for a text that it refuses, undefined for one that crashes it. */
  readonly native?: ((text: string, format: 'md' | 'mdx') => Promise<Uint8Array | null | undefined>) | undefined;
}

/** The keys under which unified stores parser extensions. */
export interface ParserExtensions {
  readonly micromarkExtensions?: readonly unknown[];
  readonly fromMarkdownExtensions?: readonly unknown[];
}

export interface Engine {
  /** Calls `refused` where unified parses instead of the native engine. Throws what `ParseMarkdown` throws. */
  parse(text: string, format: 'md' | 'mdx', refused: (reason: RefusalReason) => void): Promise<Root>;
  /** unified as one synchronous function, for many small texts. */
  unified(): Promise<ParseMarkdown>;
  /** True where the native engine was asked for, but has no binary for this platform. */
  readonly lacksNative: boolean;
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
    lacksNative: engine === 'native' && native === undefined,
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
