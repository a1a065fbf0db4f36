// Collects the files that plugins emit, and makes each one only when its key or its plugin's code has changed.
import { buildFor } from '#context/build-for';
import type { Context } from '#context/context';
import { frozenBuild } from '#context/frozen-site';
import { hookCall, hookThrew, pluginOrigin } from '#context/hook-faults';
import { inputsDigest } from '#context/plugin-inputs';
import { keyOf } from '#files/digest';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Build, EmittedFile, OutputFile, Piece } from '#model/output';
import type { Place } from '#model/place';
import type { Plugin } from '#model/plugin';

/** A file that a plugin makes. */
export interface PluginFile {
  readonly plugin: Plugin;
  readonly file: OutputFile;
  readonly yields: true | undefined;
  readonly place: Place | undefined;
}

export async function pluginFiles(context: Context, build: Build): Promise<readonly PluginFile[]> {
  const code = await codeOf(context);
  const given = frozenBuild(build);
  const answers = await context.hooks.collect('emit', (plugin, ctx) => plugin.emit?.(buildFor(plugin, given), ctx));
  const files: PluginFile[] = [];
  for (const { plugin, answer } of answers) {
    await context.checkpoint();
    await context.store.fetch('notes', () => answer.map((offered) => noteOf(offered, keyOfFile(context, code, plugin, offered))));
    for (const offered of answer) {
      if (!isInside(offered.path)) {
        reportPath(context, plugin, offered.path);
        continue;
      }
      if (offered.key === '') {
        reportKey(context, plugin, offered.path);
        continue;
      }
      const { path } = offered;
      const key = keyOfFile(context, code, plugin, offered);
      reportNoted(context, offered, key);
      files.push({
        plugin,
        yields: offered.yields,
        place: offered.place,
        file: { path, key, content: { pour: (add) => pourAndNote(context, plugin, offered, key, add) } },
      });
    }
  }
  return files;
}

/** A digest of the plugins' code, options and declared inputs. */
async function codeOf({ engine, config, files }: Context): Promise<string> {
  const inputs = await Promise.all(config.plugins.map((plugin) => inputsDigest(files, plugin)));
  return keyOf(engine, config.digest, ...inputs, ...config.inputs.map((path) => files.digest(path)));
}

/** Includes the plugin's index: two plugins may share a name, with different options. */
function keyOfFile({ config }: Context, code: string, plugin: Plugin, { key }: EmittedFile): string {
  if (typeof key !== 'string') return '';
  return keyOf(code, plugin.name, String(config.plugins.indexOf(plugin)), key);
}

type Add = (piece: Piece) => void;

/** Makes the file, and stores the diagnostics, which are reported again when the file is reused. */
async function pourAndNote(context: Context, plugin: Plugin, offered: EmittedFile, key: string, add: Add): Promise<boolean> {
  const { reporter, store } = context;
  const { value: isMade, reported } = await reporter.capture(() => pour(context, plugin, offered, add));
  for (const draft of reported) reporter.report(draft);
  // After an error nothing is committed and the file is made again, so only the rest is stored.
  const notes = reported.filter(({ code }) => reporter.severityOf(code) !== 'error');
  if (key !== '' && isMade && notes.length > 0) store.put('notes', noteOf(offered, key), JSON.stringify(notes));
  return isMade;
}

function reportNoted({ reporter, store }: Context, offered: EmittedFile, key: string): void {
  const noted = key === '' ? undefined : store.get('notes', noteOf(offered, key));
  for (const draft of noted === undefined ? [] : (JSON.parse(noted) as readonly DiagnosticDraft[])) reporter.report(draft);
}

function noteOf({ path }: EmittedFile, key: string): string {
  return keyOf('made', path, key);
}

/** False, and a report, when the plugin fails. Exceptions of `add` are not the plugin's fault. */
async function pour(
  { config, reporter, siteCode, signal }: Context,
  plugin: Plugin,
  offered: EmittedFile,
  add: Add,
): Promise<boolean> {
  const pieces = piecesOf(offered);
  const what = `the plugin "${plugin.name}", while creating "${offered.path}",`;
  for (;;) {
    let next: IteratorResult<unknown, unknown>;
    try {
      next = await siteCode.call({ ...hookCall(plugin, 'emit'), what }, () => pieces.next());
    } catch (thrown) {
      signal.throwIfAborted();
      reporter.report(await hookThrew(config, plugin, 'emit', thrown, what));
      return false;
    }
    if (next.done) return true;
    if (isPiece(next.value)) add(next.value);
    else {
      reporter.report({
        code: 'plugin/invalid-answer',
        message: `the plugin "${plugin.name}" returned content for "${offered.path}" that is neither text nor bytes`,
        help: 'The `make` function of a file must return a string, a `Uint8Array`, chunks of either, or a promise of any of them.',
        ...pluginOrigin(config, plugin, 'emit'),
      });
      return false;
    }
  }
}

async function* piecesOf(offered: EmittedFile): AsyncGenerator<unknown, void> {
  const made: unknown = await offered.make();
  if (!isPiece(made) && isIterable(made)) yield* made;
  else yield made;
}

function isPiece(made: unknown): made is Piece {
  return typeof made === 'string' || made instanceof Uint8Array;
}

function isIterable(made: unknown): made is Iterable<unknown> | AsyncIterable<unknown> {
  return typeof made === 'object' && made !== null && (Symbol.asyncIterator in made || Symbol.iterator in made);
}

function isInside(path: unknown): boolean {
  return (
    typeof path === 'string' &&
    path !== '' &&
    !/^[/\\]|^[a-z]:|\\|\0/i.test(path) &&
    !path.split('/').some((part) => part === '..' || part === '.' || part === '')
  );
}

function reportPath({ config, reporter }: Context, plugin: Plugin, path: unknown): void {
  reporter.report({
    code: 'emit/invalid-path',
    message: `the plugin "${plugin.name}" emits "${String(path)}", which is not a path inside the output folder`,
    help: 'Use a relative path with `/` between its parts and without `..`.',
    ...pluginOrigin(config, plugin, 'emit'),
  });
}

/** An empty key would reuse the first build's file for ever. */
function reportKey({ config, reporter }: Context, plugin: Plugin, path: string): void {
  reporter.report({
    code: 'plugin/invalid-answer',
    message: `the plugin "${plugin.name}" emits "${path}" with an empty key`,
    help: 'The key must change whenever the file changes. Use the text itself, or a digest of everything that `make` uses.',
    ...pluginOrigin(config, plugin, 'emit'),
  });
}
