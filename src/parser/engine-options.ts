// Defines the types of the engines' options, and of a parser.
import type { Root } from 'mdast';
import type { LimitSettings } from '#model/settings';

export type Format = 'md' | 'mdx';

/** Throws a `VFileMessage` with a place where MDX cannot be parsed, or a `LimitExceeded`. */
export type ParseText = (text: string) => Root;
export type ParseMarkdown = (text: string, format: Format) => Root;

export interface EngineOptions {
  /** True where MDX may contain HTML comments. */
  readonly comments: boolean;
  /** Parser extensions that plugins' steps add. */
  readonly extensions: ParserExtensions;
  readonly limits: LimitSettings;
  /** True where steps of the site's own see the trees. */
  readonly hasSteps: boolean;
  readonly native?: NativeProcess | undefined;
}

export interface NativeProcess {
  /** Parses to the native parser's own form. Null for a text that it refuses, undefined for one that crashes it. */
  parse(text: string, format: 'md' | 'mdx'): Promise<Uint8Array | null | undefined>;
  /** False where unified is loaded sooner than the process starts. */
  isWorthIt(): boolean;
}

/** The keys under which unified stores parser extensions. */
export interface ParserExtensions {
  readonly micromarkExtensions?: readonly unknown[];
  readonly fromMarkdownExtensions?: readonly unknown[];
}
