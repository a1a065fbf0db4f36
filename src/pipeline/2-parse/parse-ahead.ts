// Asks the native parser for the trees of the next sources, several at a time, while threads work on others.

import type { Context } from '#context/context';
import type { NativeQuestion } from '#context/native-parser';
import { readSource } from '#context/source-text';
import type { SourceFile } from '#model/source-file';
import { prepare } from '#parser/normalize-markdown';
import { splitFrontMatter } from './front-matter/front-matter.ts';

/** What the native parser has made of a text of this hash. */
export interface ParsedAhead {
  readonly hash: string;
  readonly format: 'md' | 'mdx';
  /** Null for a text that the parser refuses. */
  readonly tree: Uint8Array | null;
}

export type ParseAhead = (index: number) => Promise<ParsedAhead | undefined>;

/** To hand over a text takes as long as to parse it: this many share a message. */
const atOnce = 8;

/** Undefined for a source that is to be looked at more closely, or whose text crashes the parser. Sources are asked for about in order. */
export async function openParseAhead(context: Context, sources: readonly SourceFile[]): Promise<ParseAhead> {
  const { nativeParser, config } = context;
  const { engine } = config.settings.markdown;
  const nothing: ParseAhead = async () => undefined;
  if (engine !== 'native' || !nativeParser.isWorthIt()) return nothing;
  const { hasBinary, refuseOdd } = await import('#parser/native/native');
  if (!(await hasBinary())) return nothing;
  const questionOf = async (source: SourceFile): Promise<Question | undefined> => {
    try {
      return await ask(context, source, refuseOdd);
    } catch {
      // The parser of the page finds the same, and reports it.
      return undefined;
    }
  };
  const parseBatch = async (batch: number): Promise<readonly (ParsedAhead | undefined)[]> => {
    const questions = await Promise.all(sources.slice(batch * atOnce, (batch + 1) * atOnce).map(questionOf));
    const asked = questions.filter((question) => question !== undefined);
    const trees = await nativeParser.parseAll(asked);
    const found = new Map(asked.map((question, n) => [question, trees[n]]));
    return questions.map((question) => {
      const tree = question && found.get(question);
      return question && tree !== undefined ? { hash: question.hash, format: question.format, tree } : undefined;
    });
  };
  const batches = new Map<number, ReturnType<typeof parseBatch>>();
  const start = (batch: number): ReturnType<typeof parseBatch> => {
    const running = batches.get(batch) ?? parseBatch(batch);
    batches.set(batch, running);
    return running;
  };
  return async (index) => {
    const batch = Math.floor(index / atOnce);
    // Whoever still waits for an earlier one holds it.
    batches.delete(batch - 2);
    const running = start(batch);
    if ((batch + 1) * atOnce < sources.length) void start(batch + 1);
    return (await running)[index % atOnce];
  };
}

interface Question extends NativeQuestion {
  readonly hash: string;
}

/** Undefined where more than the beginning of the source decides how it is read. */
async function ask(
  { config, files, reporter }: Context,
  source: SourceFile,
  refuseOdd: (text: string, format: 'md' | 'mdx', limits: Context['config']['settings']['limits']) => void,
): Promise<Question | undefined> {
  if (source.tree !== undefined || !/\.mdx?$/.test(source.path)) return undefined;
  const { markdown, limits } = config.settings;
  // Its faults are reported where it is parsed.
  const { value: read } = await reporter.capture(() => readSource(files, reporter, source));
  if (read.damaged || read.text.length > limits.sourceBytes / 4) return undefined;
  const { yaml = '', content } = splitFrontMatter(read.text, source.path);
  if (yaml.includes('format')) return undefined;
  const isMdx = markdown.format === 'detect' ? source.path.endsWith('.mdx') : markdown.format === 'mdx';
  const format = isMdx ? 'mdx' : 'md';
  const text = prepare(content, format, markdown.mdx1Compat);
  refuseOdd(text, format, limits);
  return { text, format, hash: read.hash };
}
