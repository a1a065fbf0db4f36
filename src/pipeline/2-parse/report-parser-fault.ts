// What the Markdown pipeline throws to a diagnostic: a syntax fault of the author's, a fault of a plugin, or one of ours.
import { VFileMessage } from 'vfile-message';
import { type Place, wholeFile } from '#model/place';
import type { Plugin } from '#model/plugin';
import type { Context } from '../context/context.ts';
import { hookThrew } from '../context/hooks.ts';

/** Rethrows what is neither the author's fault nor a plugin's. `plugin` is the plugin whose step was running. */
export async function reportParserFault(
  context: Context,
  file: string,
  thrown: unknown,
  plugin: Plugin | undefined,
): Promise<void> {
  if (thrown instanceof VFileMessage && plugin === undefined) {
    context.reporter.report({
      code: 'parse/mdx-syntax',
      message: lowerFirst(thrown.reason.replace(/\s+/g, ' ').replace(/\.$/, '')),
      help: helpFor(thrown),
      place: placeOfMessage(thrown, file),
    });
    return;
  }
  if (plugin === undefined) throw thrown;
  const { place: cause, ...draft } = await hookThrew(context.config, plugin, 'markdown', thrown, stepOf(plugin));
  context.reporter.report({
    ...draft,
    place: thrown instanceof VFileMessage ? placeOfMessage(thrown, file) : wholeFile(file),
    ...(cause ? { related: [{ message: 'it threw here', place: cause }] } : {}),
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

function helpFor({ ruleId, source }: VFileMessage): string {
  if (source === 'micromark-extension-mdx-expression' || ruleId === 'acorn') {
    return 'In MDX `{` opens an expression. To show a brace, write `\\{` or put it in code.';
  }
  if (source === 'micromark-extension-mdxjs-esm') return 'A line that begins with `import` or `export` is code in MDX.';
  return 'In MDX `<` opens an element, which must be closed. To show the sign, write `\\<` or put it in code; for an address write `[text](address)`.';
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
