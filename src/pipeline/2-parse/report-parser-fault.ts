// What the Markdown pipeline throws to a diagnostic: a syntax fault of the author's, a fault of a plugin, or one of ours.
import { VFileMessage } from 'vfile-message';
import { type Place, wholeFile } from '#model/place';
import type { Plugin } from '#model/plugin';
import type { Context } from '../context/context.ts';
import { hookThrew } from '../context/hooks.ts';
import { StoppedCall, stoppedFault } from '../context/site-code/stopped-call.ts';
import type { ReadSource } from '../context/source-text.ts';
import { codeDirOf } from '../context/user-code.ts';
import { explainMdxFault } from './mdx-faults/mdx-faults.ts';

/** Rethrows what is neither the author's fault nor a plugin's. `plugin` is the plugin whose step was running. */
export async function reportParserFault(
  context: Context,
  { path: file, text }: ReadSource,
  thrown: unknown,
  plugin: Plugin | undefined,
): Promise<void> {
  if (thrown instanceof VFileMessage && plugin === undefined) {
    context.reporter.report(explainMdxFault(thrown, file, text));
    return;
  }
  if (thrown instanceof StoppedCall) {
    context.reporter.report(stoppedFault({ root: context.config.root, codeDir: codeDirOf(context.config) }, thrown));
    return;
  }
  if (plugin === undefined) throw thrown;
  const { place: cause, ...draft } = await hookThrew(context.config, plugin, 'markdown', thrown, stepOf(plugin));
  context.reporter.report({
    ...draft,
    place: thrown instanceof VFileMessage ? placeOfMessage(thrown, file) : wholeFile(file),
    ...(cause ? { related: [{ message: 'the step that threw', place: cause }] } : {}),
  });
}

/** The words for a step of a plugin. */
export function stepOf({ name }: Plugin): string {
  return `a step of the plugin "${name}"`;
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
