// Converts exceptions of the Markdown pipeline into diagnostics: syntax errors, limits, faults of plugins or libraries.
import { VFileMessage } from 'vfile-message';
import { safeError } from '#code/site-code/module-trace';
import { StoppedCall, stoppedFault } from '#code/site-code/stopped-call';
import { codeDirOf } from '#code/user-code';
import type { Context } from '#context/context';
import { hookThrew } from '#context/hook-faults';
import type { ReadSource } from '#context/source-text';
import { messageOf } from '#kit/thrown';
import type { DiagnosticDraft } from '#model/diagnostic';
import { type Place, wholeFile } from '#model/place';
import type { Plugin } from '#model/plugin';
import { codeTooDeep } from '#parser/check-code';
import { isStackOverflow, LibraryFault, LimitExceeded } from '#parser/library-fault';

/** Rethrows bugs of slodocs. `plugin` is the plugin whose step was running. */
export async function reportParserFault(
  context: Context,
  { path: file, text }: ReadSource,
  given: unknown,
  plugin: Plugin | undefined,
): Promise<void> {
  const thrown = safeError(given);
  if (thrown instanceof VFileMessage && plugin === undefined && !isStackOverflow(thrown.cause)) {
    const { explainMdxFault } = await import('./mdx-faults/mdx-faults.ts');
    context.reporter.report(explainMdxFault(thrown, file, text));
    return;
  }
  if (thrown instanceof StoppedCall) {
    context.reporter.report(stoppedFault({ root: context.config.root, codeDir: codeDirOf(context.config) }, thrown));
    return;
  }
  if (plugin === undefined) {
    context.reporter.report(explainFailure(thrown, file));
    return;
  }
  const { place: cause, ...draft } = await hookThrew(context.config, plugin, 'markdown', thrown, stepOf(context, plugin));
  context.reporter.report({
    ...draft,
    place: thrown instanceof VFileMessage ? placeOfMessage(thrown, file) : wholeFile(file),
    ...(cause ? { related: [{ message: 'the step that threw', place: cause }] } : {}),
  });
}

function explainFailure(thrown: unknown, file: string): DiagnosticDraft {
  if (thrown instanceof LimitExceeded) {
    const { start, end = { ...start, column: start.column + 1 }, ...limit } = thrown.limit;
    return { ...limit, place: { file, start, end } };
  }
  if (thrown instanceof VFileMessage) return explainFailure(codeTooDeep(placeOfMessage(thrown, file).start), file);
  if (isStackOverflow(thrown)) {
    const message = 'something on this page is nested too deeply to be read';
    const help = 'Look for lists, elements or brackets that are opened many times and never closed, and remove them.';
    return { code: 'parse/too-deep', message, help, place: wholeFile(file) };
  }
  if (!(thrown instanceof LibraryFault)) throw thrown;
  return {
    code: 'parse/library-threw',
    message: `the library "${thrown.library}" failed on this page: ${messageOf(thrown.cause)}`,
    help: 'Remove parts of the page until the error disappears. The last part that you removed makes the library, or a plugin that runs before it, fail.',
    place: wholeFile(file),
  };
}

/** Names a step of a plugin, or of the config, in a message. */
export function stepOf({ config }: Pick<Context, 'config'>, plugin: Plugin): string {
  return plugin === config.steps ? 'a step of "markdown" in the config' : `a step of the plugin "${plugin.name}"`;
}

function placeOfMessage(message: VFileMessage, file: string): Place {
  const { place, line, column } = message;
  if (place && 'start' in place) return { file, start: pick(place.start), end: pick(place.end) };
  const start = place && 'line' in place ? pick(place) : { line: line ?? 1, column: column ?? 1 };
  return { file, start, end: { line: start.line, column: start.column + 1 } };
}

function pick({ line, column }: { line: number; column: number }) {
  return { line, column };
}
