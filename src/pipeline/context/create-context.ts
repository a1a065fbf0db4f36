// A configuration to what every stage is handed.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '#model/config';
import type { Sink } from '#model/output';
import type { Context, UserModuleProblem } from './context.ts';
import { diskSink } from './disk-sink.ts';
import { createFiles } from './files.ts';
import { createHooks } from './hooks.ts';
import type { Reporter } from './reporter.ts';
import { themeModules } from './theme-modules.ts';
import type { Trace } from './trace.ts';
import { codeDirOf, loadUserModules, UserCodeError } from './user-code.ts';
import { CacheFault } from './write-fault.ts';

export interface ContextParts {
  readonly config: Config;
  readonly reporter: Reporter;
  readonly trace: Trace;
  readonly signal: AbortSignal;
  readonly progress: Context['progress'];
  readonly packageModules: Readonly<Record<string, string>>;
  /** Writes to disk, or nowhere. */
  readonly writes: boolean;
}

export function createContext({ config, packageModules, writes, ...parts }: ContextParts): Context {
  const { reporter, trace } = parts;
  const files = createFiles(config.root);
  const options = { root: config.root, codeDir: codeDirOf(config), packageModules, virtualModules: themeModules(config.theme) };
  return {
    ...parts,
    config,
    files,
    hooks: createHooks({ config, files, reporter, trace }),
    sink: writes ? diskSink(config.outDir, manifestOf(config)) : nowhere,
    userCode: async (entries) => {
      try {
        return await trace.span('step', 'bundle user code', () => loadUserModules(entries, options));
      } catch (thrown) {
        const problems = problemsOf(thrown);
        return new Map(entries.map((entry) => [entry, { exports: {}, styles: [], problems }]));
      }
    },
  };
}

function problemsOf(thrown: unknown): readonly UserModuleProblem[] {
  if (thrown instanceof UserCodeError) return thrown.problems;
  if (thrown instanceof CacheFault) return [{ message: thrown.message }];
  throw thrown;
}

/** Check and build differ in this alone. What plugins make it makes, for their faults. */
const nowhere: Sink = {
  async commit(files) {
    for (const { content } of files) if ('make' in content && content.byPlugin) await content.make();
    return { written: 0, removed: 0, state: '' };
  },
  holds: () => true,
};

/** Two output folders of one site have a manifest each. */
function manifestOf({ root, outDir }: Config): string {
  const name = createHash('sha256').update(outDir).digest('hex').slice(0, 16);
  return join(root, '.slodocs', 'output', name);
}
