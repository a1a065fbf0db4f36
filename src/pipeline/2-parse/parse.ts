// Sources to documents, partials that lie outside the docs folders included.
import pLimit from 'p-limit';
import type { Document } from '#model/document';
import { importedFile } from '#model/file-path';
import { compareText } from '#model/place';
import type { SourceFile } from '#model/source-file';
import type { Context } from '../context/context.ts';
import { hashText, readSourceText } from '../context/source-text.ts';
import { isPartialImport } from './facts/outline.ts';
import { frontMatterShape } from './front-matter/schema.ts';
import { loadEngine } from './markdown/engine.ts';
import { loadSteps } from './markdown/steps.ts';
import { isModulePage, parseModulePage } from './module-page/module-page.ts';
import { type Parser, parseSource } from './parse-source.ts';

export { frontMatterShape };

export async function parse(context: Context, files: readonly SourceFile[]): Promise<readonly Document[]> {
  const { trace } = context;
  const { comments } = context.config.settings.markdown.mdx1Compat;
  const parser = await trace.span('step', 'load parser', async (): Promise<Parser> => {
    const steps = await loadSteps(context);
    const parseMarkdown = await loadEngine({ comments, extensions: steps.extensions });
    return { parseMarkdown, steps, shape: frontMatterShape(context.config.plugins) };
  });
  const documents = await parseAll(context, parser, files);
  const known = new Set(documents.map(({ source }) => source.path));
  for (let round = documents; round.length > 0; ) {
    round = await parseAll(context, parser, await readOuterPartials(context, round, known));
    documents.push(...round);
  }
  return documents.sort((a, b) => compareText(a.source.path, b.source.path));
}

async function parseAll(context: Context, parser: Parser, files: readonly SourceFile[]): Promise<Document[]> {
  const limit = pLimit(context.config.concurrency);
  let done = 0;
  const parseOne = async (file: SourceFile): Promise<Document> => {
    context.signal.throwIfAborted();
    const document = await context.trace.lane('page', `parse ${file.path}`, async () =>
      isModulePage(file) ? parseModulePage(context, parser.shape, file) : parseSource(context, parser, file),
    );
    context.progress({ stage: 'parse', done: ++done, total: files.length });
    return document;
  };
  return Promise.all(files.map((file) => limit(parseOne, file)));
}

/** Partials that documents import and that no docs folder holds. Missing files are left for resolve to report. */
async function readOuterPartials(context: Context, documents: readonly Document[], known: Set<string>): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  for (const { source, facts } of documents) {
    for (const { specifier } of facts.imports.filter(isPartialImport)) {
      const path = importedFile(source.path, specifier);
      if (path === undefined || known.has(path) || !(await context.files.stat(path))?.isFile) continue;
      known.add(path);
      const read = await readSourceText(context.files, context.reporter, path);
      const { docs, version } = source;
      found.push({ path, docs, version, relative: path, ...read, hash: hashText(read.text), partial: true });
    }
  }
  return found;
}
