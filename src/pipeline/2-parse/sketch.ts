// Creates partial documents from front matter and title alone, for a page that cannot wait until all others are parsed.

import type { Context } from '#context/context';
import { readSource } from '#context/source-text';
import { keyOf } from '#files/digest';
import type { SourceFile } from '#model/source-file';
import { openEngine, type ParseMarkdown } from '#parser/engine';
import { packed } from '#store/cache-store';
import { contentTitle } from './facts/title.ts';
import { splitFrontMatter } from './front-matter/front-matter.ts';
import { frontMatterShape } from './front-matter/schema.ts';
import type { Kept } from './parse-cache.ts';
import { factsKeyOf } from './parse-job.ts';
import { parseNothing } from './parsed-source.ts';

export type Sketch = (source: SourceFile) => Promise<Kept>;

/** Its documents have no content and report nothing: both follow when the source is parsed. */
export function openSketcher(context: Context): Sketch {
  const { files, reporter, config, store } = context;
  const shape = frontMatterShape(config.plugins);
  let engine: Promise<ParseMarkdown> | undefined;
  let bodyKey: string | undefined;
  const titleIn = async (line: string): Promise<string | undefined> => {
    const { limits } = config.settings;
    engine ??= openEngine({ comments: true, extensions: {}, limits, hasSteps: false }, 'unified').unified();
    return contentTitle((await engine)(line, 'md'));
  };
  return async (source) => {
    const { value } = await reporter.capture(async () => {
      const read = await readSource(files, reporter, source);
      const { facts, body } = parseNothing(context, await shape, read);
      const line = 'title' in facts.frontMatter ? undefined : titleLine(splitFrontMatter(read.text, source.path).content);
      const title = line === undefined ? {} : { contentTitle: await titleIn(line), hasOwnTitle: true };
      return { facts: { ...facts, ...title }, body };
    });
    const { facts, body } = value;
    if (bodyKey === undefined) {
      const text = JSON.stringify(body);
      bodyKey = keyOf(text);
      store.put('bodies', bodyKey, packed(text));
    }
    return {
      facts: JSON.stringify(facts),
      factsKey: factsKeyOf(facts, body),
      bodyKey,
      reported: [],
      observed: [],
      isDerived: false,
    };
  };
}

/** The heading of depth 1 that opens the content, below imports. */
function titleLine(content: string): string | undefined {
  const opening = /^(?:[^\S\n]*\n|import\b[^\n]*\n)*( {0,3}#[^\S\n][^\n]*|[^\s<>{#][^\n]*\n=+[^\S\n]*(?=\n|$))/.exec(
    content.replaceAll('\r', ''),
  );
  return opening?.[1];
}
