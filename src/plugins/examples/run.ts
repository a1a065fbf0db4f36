// Runs examples, each in a folder of its own, and caches what came of them.
import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import type { Json, PluginContext } from 'slodocs/kit';
import { type Ended, ended } from './ended.ts';
import type { Example } from './example.ts';
import { familyOf } from './languages.ts';
import { type Mock, mockFile, mockFiles, mockOf, withoutMock } from './mock.ts';
import type { ExamplesOptions } from './options-schema.ts';
import { makeProgram, type Program, transpiled, typedFile } from './program.ts';
import type { Readable } from './readable.ts';
import { findTool, type Runner, type Tool } from './runners.ts';
import { environment, exampleFolder, missingTools, type SandboxLimits, sandboxed } from './sandbox.ts';

export interface Outcome {
  readonly code: number;
  /** What it has printed, with marks between blocks. */
  readonly output: string;
  /** Why it was stopped, or why what it printed is no output. */
  readonly stopped?: string;
}

/** Why an example cannot run here. */
export class Unable extends Error {
  constructor(
    readonly code: 'missing-tool' | 'not-isolated',
    message: string,
    readonly help: string,
  ) {
    super(message);
  }
}

export interface Ran extends Outcome {
  readonly program: Program;
}

/** Increase this version whenever examples run differently. */
const form = 3;

export function createRuns(
  options: ExamplesOptions,
  { mock, readable }: { readonly mock: Mock; readonly readable: Readable },
  { root, cached, glob }: Pick<PluginContext, 'root' | 'cached' | 'glob'>,
  signal: AbortSignal,
): (example: Example, runner: Runner) => Promise<Ran> {
  const { isolation = 'namespaces', network = false, timeLimit = 10, outputLimit = 200 } = options;
  const { diskLimit: disk = 64, memoryLimit: memory = 2048, processLimit: processes = 256 } = options;
  const limits: SandboxLimits = { disk, memory, processes, network };
  const ends = { time: timeLimit, output: outputLimit * 1000, signal };
  const tools = new Map<string, Tool | undefined>();
  let number = 0;
  let probing: Promise<boolean> | undefined;

  const toolOf = async (name: string): Promise<Tool> => {
    if (!tools.has(name)) tools.set(name, findTool(name, root));
    const tool = tools.get(name);
    // A result is not repeated once there is another version, such as `python3.13` beside `python3`.
    if (tool) await glob(`${relative(root, tool.path).split(sep).join('/')}*`);
    if (tool) return tool;
    const help = 'Install it in a system folder, or set its path in `runners`. Examples that require it did not run.';
    throw new Unable('missing-tool', `there is no program "${name}" to run examples with`, help);
  };

  /** Runs a command in a new folder with files. */
  const runIn = async (
    files: Readonly<Record<string, string>>,
    command: readonly string[],
    needs: readonly string[],
    isRoot: boolean | undefined,
  ) => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'slodocs-example-')));
    try {
      const given = join(folder, 'given');
      await mkdir(given);
      await mkdir(join(folder, 'root'));
      await chmod(folder, 0o755);
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(join(given, path)), { recursive: true });
        await writeFile(join(given, path), text);
      }
      number++;
      const run = { ...limits, folder, folders: needs, paths: readable.paths, command, number };
      if (isRoot !== undefined)
        return await ended(sandboxed(run, isRoot), folder, { PATH: '/usr/bin:/bin:/usr/sbin:/sbin' }, ends);
      for (const [name, path] of Object.entries(readable.paths)) await symlink(path, join(given, name));
      const done = await ended(['sh', '-c', '"$@" 2>&1; exit $?', 'sh', ...command], given, environment(given), ends);
      return { ...done, output: Buffer.from(done.output.toString('latin1').replaceAll(given, exampleFolder), 'latin1') };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  /** True for root that needs no user namespace. */
  const probe = async (): Promise<boolean> => {
    const missing = process.platform === 'linux' ? missingTools() : ['unshare'];
    const why = missing.length > 0 ? `there is no program "${missing.join('", "')}"` : undefined;
    let said = '';
    for (const isRoot of process.getuid?.() === 0 ? [true, false] : [false]) {
      if (why !== undefined) break;
      const { code, output } = await runIn({}, ['true'], [], isRoot);
      if (code === 0) return isRoot;
      said = output.toString('utf8').trim().split('\n')[0] ?? '';
    }
    throw new Unable(
      'not-isolated',
      `this system cannot isolate examples, so none has run: ${why ?? (said || 'namespaces are not allowed')}`,
      "Isolation requires Linux, util-linux, and permission to create user namespaces. In a container or on another system, if you trust all pages, set `isolation: 'none'`.",
    );
  };

  const execute = async (
    program: Program,
    files: Readonly<Record<string, string>>,
    runner: Runner,
    used: Mock,
  ): Promise<Outcome> => {
    if (isolation !== 'none') probing ??= probe();
    const isRoot = await probing;
    const tool = await toolOf(runner.command[0] ?? '');
    const isMocked = Object.keys(used).length > 0;
    const direct = [tool.path, ...runner.command.slice(1)].map((word) => word.replace('{file}', program.file));
    const own = { ...files, [program.file]: program.text };
    const node = isMocked ? await toolOf('node') : undefined;
    const command = node ? [node.path, mockFile, program.file, ...direct] : direct;
    const needs = [...tool.folders, ...(node?.folders ?? [])];
    const done = await runIn(node ? { ...own, ...mockFiles(used) } : own, command, needs, isRoot);
    signal.throwIfAborted();
    if (done.missing)
      throw new Unable('missing-tool', 'there is no shell "sh" to run examples with', 'Run them on Linux or macOS.');
    return outcomeOf(done, used);
  };

  return async (example, runner) => {
    const { files, language } = example;
    const made = makeProgram(example, runner);
    const isTyped = runner.extension === 'ts' && !Object.hasOwn(options.runners ?? {}, familyOf(language, options.runners));
    const program = isTyped ? { ...made, file: typedFile } : made;
    const used = mockOf([made.text, ...(isTyped ? Object.values(files) : [])].join('\n'), mock);
    const { stamp } = await toolOf(runner.command[0] ?? '');
    const asked = [
      form,
      runner.command,
      stamp,
      made.text,
      files,
      used,
      readable.digest,
      isolation,
      limits,
      timeLimit,
      outputLimit,
    ];
    const key = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
    try {
      const outcome = await cached(key, async () => {
        const ready = isTyped ? await transpiled(made, files) : made;
        return (await execute(ready, files, runner, used)) as unknown as Json;
      });
      return { ...(outcome as unknown as Outcome), program };
    } catch (thrown) {
      if (thrown instanceof Stopped) return { ...thrown.outcome, program };
      throw thrown;
    }
  };
}

/** Another run may end in time: its outcome is not cached. */
class Stopped extends Error {
  constructor(readonly outcome: Outcome) {
    super(outcome.stopped);
  }
}

function outcomeOf({ code, output, stopped }: Ended, mock: Mock): Outcome {
  const text = withoutMock(output.toString('utf8'), mock);
  if (stopped !== undefined) throw new Stopped({ code: 1, output: text, stopped });
  const isText = Buffer.from(output.toString('utf8')).equals(output) && !output.includes(0);
  return { code: code ?? 1, output: isText ? text : '', ...(isText ? {} : { stopped: 'its output is not text' }) };
}
