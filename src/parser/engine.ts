// Parses Markdown and MDX to mdast: by the native engine where it can, by unified where it cannot.
import type { Root } from 'mdast';
import type { MarkdownSettings } from '#model/settings';
import { checkBrackets } from './check-code.ts';
import type { EngineOptions, Format, ParseMarkdown, ParseText } from './engine-options.ts';
import type { ParseNative } from './native/native.ts';
import { NativeRefusal, type RefusalReason } from './native/source.ts';

export type { ParseMarkdown, ParserExtensions } from './engine-options.ts';

export interface Engine {
  /**
   * Calls `refused` where unified parses what the native engine was asked for. `ahead` is what the native parser has already made of
   * the text. Throws what `ParseMarkdown` throws.
   */
  parse(text: string, format: Format, refused: (reason: RefusalReason) => void, ahead?: Uint8Array | null): Promise<Root>;
  /** unified as one synchronous function, for many small texts. */
  unified(): Promise<ParseMarkdown>;
  /** True where the native engine is asked first. */
  readonly isNative: boolean;
  /** True where it is, but has no binary for this platform. Not asked where only a few texts are parsed. */
  lacksNative(): Promise<boolean>;
}

/** Each engine is loaded for the first text that needs it: both are large. */
export function openEngine(options: EngineOptions, engine: MarkdownSettings['engine']): Engine {
  const process = engine === 'native' ? options.native : undefined;
  let native: Promise<ParseNative | undefined> | undefined;
  const loaded = new Map<Format, Promise<ParseText>>();
  const loadNative = async (): Promise<ParseNative | undefined> => {
    if (!process) return undefined;
    native ??= import('./native/native.ts').then((module) => module.loadNative(options, process));
    return native;
  };
  const unifiedFor = async (format: Format): Promise<ParseText> => {
    const loading = loaded.get(format) ?? import('./unified/unified.ts').then(({ loadUnified }) => loadUnified(format, options));
    loaded.set(format, loading);
    const parse = await loading;
    return (text) => {
      if (format === 'mdx') checkBrackets(text);
      return parse(text);
    };
  };
  const tryNative = async (
    text: string,
    format: Format,
    ahead?: Uint8Array | null,
  ): Promise<Root | RefusalReason | undefined> => {
    if (!process?.isWorthIt()) return undefined;
    if (format === 'mdx') checkBrackets(text);
    const parse = await loadNative();
    return parse ? parse(text, format, ahead).catch(reasonOf) : 'platform';
  };
  return {
    isNative: process !== undefined,
    lacksNative: async () => process?.isWorthIt() === true && (await loadNative()) === undefined,
    async unified() {
      const [md, mdx] = await Promise.all([unifiedFor('md'), unifiedFor('mdx')]);
      const parsers = { md, mdx };
      return (text, format) => parsers[format](text);
    },
    async parse(text, format, refused, ahead) {
      const tree = await tryNative(text, format, ahead);
      if (typeof tree === 'object') return tree;
      if (tree !== undefined) refused(tree);
      return (await unifiedFor(format))(text);
    },
  };
}

function reasonOf(thrown: unknown): RefusalReason {
  if (thrown instanceof NativeRefusal) return thrown.reason;
  throw thrown;
}
