// Compares two OpenAPI specifications that are files, without a site.
import { resolve } from 'node:path';
import type { Reporter } from '#context/reporter';
import { textsOf } from '#files/frame-texts';
import { relativeTo } from '#files/site-path';
import type { Catalogue, Diagnostic } from '#model/diagnostic';
import type { BuildResult } from '#model/run';
import type { Api, ApiChange } from '../plugins/openapi/comparison.ts';

export type { ApiChange, ChangeCode, ChangedOperation } from '../plugins/openapi/comparison.ts';

export interface CompareOptions {
  /** Files in YAML or JSON, relative to `cwd`. */
  readonly old: string;
  readonly next: string;
  /** The working directory when absent. */
  readonly cwd?: string | undefined;
}

export interface ApiChangesResult extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root'> {
  /** Undefined where a specification has errors, or cannot be read. */
  readonly comparison: ApiComparison | undefined;
  /** Why nothing was compared, if not because of faults in a specification. */
  readonly refusal: { readonly message: string; readonly help?: string } | undefined;
}

export interface ApiComparison {
  readonly old: ComparedApi;
  readonly next: ComparedApi;
  /** By operation, those of the whole API first; among the changes of each, breaking ones first. */
  readonly changes: readonly ApiChange[];
}

export interface ComparedApi {
  /** Relative to `root`. */
  readonly file: string;
  readonly title: string;
  readonly version: string;
}

/** Compares two specifications. Their faults come as diagnostics; `root` is the folder that places are relative to. */
export async function compareSpecifications({ old, next, cwd = '.' }: CompareOptions): Promise<ApiChangesResult> {
  const root = resolve(cwd);
  const [{ diagnostics: codes, compareApis }, { createReporter }] = await Promise.all([
    import('../plugins/openapi/comparison.ts'),
    import('#context/reporter'),
  ]);
  const reporter = createReporter(inFull(codes));
  const result = async (end: Pick<ApiChangesResult, 'comparison' | 'refusal'>): Promise<ApiChangesResult> => {
    const diagnostics: readonly Diagnostic[] = reporter.list();
    return { ...end, diagnostics, texts: await textsOf(diagnostics, root), root };
  };
  const apis: Api[] = [];
  for (const file of [old, next]) {
    const api = await read(root, file, reporter);
    if (api instanceof Error) return result({ comparison: undefined, refusal: refusalOf(file, api) });
    if (api) apis.push(api);
  }
  const [before, after] = apis;
  if (!before || !after || reporter.failed()) return result({ comparison: undefined, refusal: undefined });
  const changes = compareApis(before, after);
  return result({ comparison: { old: nameOf(before), next: nameOf(after), changes }, refusal: undefined });
}

/** An error where the file itself cannot be read. Files that it refers to are reported. */
async function read(root: string, file: string, reporter: Reporter): Promise<Api | Error | undefined> {
  const [{ readApi }, { readData, readText }] = await Promise.all([
    import('../plugins/openapi/comparison.ts'),
    import('#files/read-data'),
  ]);
  const path = relativeTo(root, resolve(root, file));
  let refused: Error | undefined;
  const api = await readApi(path, {
    readData: (wanted, options) =>
      readData(root, wanted, options).catch((thrown: Error) => {
        if (wanted === path) refused = thrown;
        throw thrown;
      }),
    read: (wanted) => readText(root, wanted),
    report: (draft) => reporter.report({ ...draft, code: `openapi/${draft.code}`, plugin: 'openapi' }),
  });
  return refused ?? api;
}

function refusalOf(file: string, thrown: NodeJS.ErrnoException): NonNullable<ApiChangesResult['refusal']> {
  if (thrown.code === 'ENOENT') return { message: `there is no "${file}"`, help: 'Paths are relative to the working directory.' };
  if (thrown.code === 'EISDIR') return { message: `"${file}" is a folder`, help: 'Give the file of a specification.' };
  return { message: `"${file}" cannot be read: ${thrown.message}` };
}

function inFull(codes: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(codes).map(([code, entry]) => [`openapi/${code}`, entry]));
}

function nameOf({ file, title, version }: Api): ComparedApi {
  return { file, title, version };
}
