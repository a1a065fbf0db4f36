// Implements `slodocs prose`: lists what people read in the sources of a site, and places what linters find in it.
import type { Context } from '#context/context';
import { blankedText, marksOf } from '#kit/prose/blank';
import { withoutRepeats } from '#kit/prose/origin-prose';
import type { Diagnostic } from '#model/diagnostic';
import { compareText } from '#model/place';
import type { ProseBlock, ProseFile } from '#model/prose';
import type { BuildOptions, BuildResult } from '#model/run';
import { openProseReader } from '#pipeline/2-parse/parse';
import type { RunRequest } from '#session/run-request';
import type { ResolvedSite } from '#session/session';
import { withSite } from '#session/with-site';
import { mapFindings } from './map-findings.ts';
import { readFindings } from './read-findings.ts';

export interface ProseOptions extends Omit<BuildOptions, 'outDir' | 'onProgress'> {
  /** Globs of sources, relative to the root. All sources when absent. */
  readonly files?: readonly string[] | undefined;
  /** What a linter has printed about the texts: it is placed in the sources. */
  readonly findings?: string | undefined;
}

export interface ProseResult extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'> {
  /** Sorted. Undefined without a valid configuration. */
  readonly files: readonly ProseFile[] | undefined;
  /** Sources that cannot be parsed, whose prose is left out. Why is in the diagnostics. */
  readonly unread: readonly string[];
  /** How many findings touch no prose. */
  readonly dropped: number;
  /** Why the question has no answer, if not because of an error of the site. */
  readonly refusal: { readonly message: string; readonly help: string } | undefined;
}

type Answer = Omit<ProseResult, 'diagnostics' | 'texts' | 'root' | 'outDir'>;

/** Of the diagnostics those of the findings, and why sources are not read. */
export async function listProse(
  request: RunRequest,
  { files: globs, findings: printed }: ProseOptions,
): Promise<Answer & Pick<ProseResult, 'diagnostics'>> {
  const findings = printed === undefined ? [] : readFindings(printed);
  const answer =
    findings &&
    (await withSite(request, ({ resolved }) =>
      resolved(async (context, site) => {
        const read = await readSite(context, site, globs);
        if (globs && read.files.length === 0 && read.unread.length === 0) return { ...nothing, refusal: noFiles(globs) };
        const unnamed = findings.some(({ path }) => path === undefined);
        if (unnamed && read.files.length !== 1) return { ...nothing, refusal: unnamedFile };
        const { drafts, dropped } = mapFindings(findings, read.files);
        for (const draft of drafts) request.reporter.report(draft);
        return { ...nothing, ...read, dropped };
      }),
    ));
  if (!findings) return { ...nothing, refusal: unknownFindings, diagnostics: [] };
  const { unread } = answer ?? nothing;
  const isOurs = ({ code, severity, place }: Diagnostic): boolean =>
    code === 'prose/finding' ||
    (severity === 'error' && (answer === undefined || (place !== undefined && unread.includes(place.file))));
  return { ...(answer ?? nothing), diagnostics: request.reporter.list().filter(isOurs) };
}

const nothing: Answer = { files: undefined, unread: [], dropped: 0, refusal: undefined };

const unknownFindings = {
  message: 'the findings are not in a format of Vale, LanguageTool or cspell',
  help: 'Pass the output of `vale --output=JSON`, LanguageTool as JSON, or `cspell --no-progress`.',
};

const unnamedFile = {
  message: 'LanguageTool does not name the file, so its findings cannot be assigned',
  help: 'Name the file with `--files`, or combine the results: `{ "docs/guide.md": { "matches": […] } }`.',
};

function noFiles(globs: readonly string[]): Answer['refusal'] {
  return {
    message: `no source matches ${globs.map((glob) => `"${glob}"`).join(', ')}`,
    help: 'Globs are relative to the site\'s folder, such as "docs/**/*.md".',
  };
}

async function readSite(context: Context, site: ResolvedSite, globs: readonly string[] | undefined) {
  const { languages } = await site.translated();
  const wanted = globs && new Set(await context.files.glob(globs));
  const byFile = new Map<string, ProseBlock[]>();
  const unread = new Set<string>();
  const known = new Set<string>();
  for (const { context: own, documents } of [{ context, documents: site.documents }, ...languages]) {
    const read = await openProseReader(own);
    own.nativeParser.expect(documents.length);
    for (const document of documents) {
      const { source, facts } = document;
      const file = own.files.standIn(source.path);
      const isWanted = wanted?.has(source.origin?.file ?? file) ?? true;
      if (!isWanted || known.has(file) || !/\.mdx?$/i.test(source.path)) continue;
      known.add(file);
      const { blocks = [] } = (await read(document)) ?? {};
      if (!facts.complete) unread.add(file);
      else if (source.inline === undefined) byFile.set(file, byFile.get(file) ?? []);
      for (const block of blocks) {
        const own = byFile.get(block.file) ?? [];
        byFile.set(block.file, own);
        own.push(block);
      }
    }
  }
  const files = [...byFile].map(([path, given]): ProseFile => {
    const blocks = withoutRepeats(given);
    return { path, blocks, text: blankedText(context.files.text(path), marksOf(blocks)) };
  });
  return { files: files.sort((a, b) => compareText(a.path, b.path)), unread: [...unread].sort(compareText) };
}
