// Reads what a text of a page says, such as one of an earlier commit.
import type { Context } from '#context/context';
import { digestOf } from '#files/digest';
import { prepare } from '#parser/normalize-markdown';
import { meaningOf } from './facts/meaning.ts';
import { readFrontMatter, splitFrontMatter } from './front-matter/front-matter.ts';
import { loadParser } from './parse-job.ts';
import { formatOf } from './parsed-source.ts';

export interface Meaning {
  readonly lines: readonly string[];
  readonly digest: string;
}

/** Undefined for a text that cannot be parsed. Reports nothing. */
export type ReadMeaning = (path: string, text: string) => Promise<Meaning | undefined>;

/** The digest is that of `facts.meaning`. The parser is loaded for the first text. */
export function meaningReader(context: Context): ReadMeaning {
  let loaded: ReturnType<typeof loadParser> | undefined;
  return async (path, text) => {
    const { value } = await context.reporter.capture(async () => {
      loaded ??= loadParser(context);
      const { parser } = await loaded;
      const split = splitFrontMatter(text, path);
      const { frontMatter } = readFrontMatter(split, path, parser.shape, context.reporter);
      const format = formatOf(context, { path }, frontMatter);
      const { mdx1Compat } = context.config.settings.markdown;
      try {
        const tree = await parser.engine.parse(prepare(split.content, format, mdx1Compat), format, () => undefined);
        const lines = meaningOf(tree, frontMatter);
        return { lines, digest: digestOf(lines.join('\n')).slice(0, 16) };
      } catch {
        return undefined;
      }
    });
    return value;
  };
}
