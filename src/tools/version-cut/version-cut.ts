// Copies the current docs as a named version, or reports why it cannot.
import { createContext } from '#context/create-context';
import { noWorkers } from '#context/workers';
import type { Config } from '#model/config';
import type { BuildOptions, BuildResult } from '#model/run';
import { ChangeFault, changeWhole } from '#output/atomic-change';
import { type CutRequest, planCut } from '#pipeline/1-discover/discover';
import type { RunRequest } from '#session/run-request';
import { withSite } from '#session/with-site';
import { storeInMemory } from '#store/cache-store';

type Answer = Pick<CutResult, 'cut' | 'refusal' | 'diagnostics'>;

type CutRun = Partial<Pick<Answer, 'cut' | 'refusal'>>;

/** Copies the current version of a docs folder. Writes nothing if the site has faults or the cut is refused. */
export async function cutVersion(request: RunRequest, { name, docs }: CutOptions): Promise<Answer> {
  const run = await withSite(
    request,
    async ({ configure }) => {
      const config = await configure();
      return config && copyCurrent(request, config, { name, docs });
    },
    { changes: true },
  );
  return { cut: run?.cut, refusal: run?.refusal, diagnostics: request.reporter.list() };
}

async function copyCurrent(request: RunRequest, config: Config, asked: CutRequest): Promise<CutRun> {
  const context = createContext({
    ...request,
    config,
    store: storeInMemory(),
    workers: noWorkers({ ...request, count: 1 }),
  });
  const plan = await planCut(context, asked);
  if (plan === undefined) return {};
  if ('message' in plan) return { refusal: plan };
  const { folder, files, changes } = plan;
  try {
    await changeWhole(config.root, changes, context.signal);
  } catch (thrown) {
    if (!(thrown instanceof ChangeFault)) throw thrown;
    const message = `the version cannot be written: ${thrown.message}`;
    return { refusal: { message, help: thrown.help } };
  }
  return { cut: { folder, files, written: changes.map(({ path }) => path) } };
}

export interface CutOptions
  extends Pick<BuildOptions, 'root' | 'config' | 'cacheDir' | 'cache' | 'signal' | 'onWait' | 'siteCode'> {
  readonly name: string;
  /** The id of the docs folder; may be left out where it is `default`, or where there is but one. */
  readonly docs?: string | undefined;
}

export interface CutResult extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'> {
  readonly cut: Cut | undefined;
  /** Why no version was cut, if not because of a fault in a file. */
  readonly refusal: { readonly message: string; readonly help: string } | undefined;
}

export interface Cut {
  /** The docs folder that was copied, relative to the root. */
  readonly folder: string;
  /** How many files were copied. */
  readonly files: number;
  /** What was written, relative to the root: folder, sidebars, list of versions. */
  readonly written: readonly string[];
}
