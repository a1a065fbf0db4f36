// Reports diagrams and formulas that are shown as source text, because no plugin draws them.
import type { Root } from 'mdast';
import type { Context } from '#context/context';
import { LineIndex } from '#kit/line-index';
import { walk } from '#kit/walk';
import type { Place } from '#model/place';
import type { ParserExtensions } from '#parser/engine';
import { placeOf } from '../facts/node-place.ts';
import { formulaHelp, formulasOf } from './formulas.ts';

const code = 'parse/missing-plugin';
const diagramHelp =
  "Diagrams need the plugin `mermaid`: `import { mermaid } from 'slodocs/plugins'`, and `plugins: [mermaid()]` in the config.";

/** Reports the first of each kind, because all need the same plugin. Returns the places of formulas. */
export function reportMissingPlugins(
  { config, reporter }: Context,
  { micromarkExtensions = [] }: ParserExtensions,
  tree: Root,
  file: string,
  text: string,
): readonly Place[] {
  // Only plugins with Markdown steps are part of the parse cache's key.
  const has = (name: RegExp): boolean => config.plugins.some((plugin) => plugin.markdown && name.test(plugin.name));
  if (text.includes('mermaid') && !has(/mermaid/i)) {
    const place = firstFence('mermaid', tree, file, text);
    if (place) {
      reporter.report({ code, message: 'this diagram is shown as code, because no plugin draws it', help: diagramHelp, place });
    }
  }
  if (!/\$|math/.test(text) || has(/math|katex/i) || micromarkExtensions.some(readsDollars)) return [];
  const lines = new LineIndex(text);
  const formulas = formulasOf(tree, text);
  const [start = 0, end = 0] = formulas[0] ?? [];
  const [firstLine = ''] = /^[^\n\r]*/.exec(text.slice(start, end)) ?? [];
  const place = end > 0 ? lines.place(file, start, start + firstLine.length) : firstFence('math', tree, file, text);
  if (place) {
    const help = `${formulaHelp} To show a dollar sign as text, write \`\\$\`.`;
    const message = 'this formula is shown as text, because no plugin renders formulas';
    reporter.report({ code, message, help: end > 0 ? help : formulaHelp, place });
  }
  return formulas.map(([from, to]) => lines.place(file, from, to));
}

/** The place of the opening line. */
function firstFence(language: string, tree: Root, file: string, text: string): Place | undefined {
  let found: Place | undefined;
  walk(tree, 'code', (node) => {
    if (found || node.lang !== language || node.data?.hName !== undefined || !node.position) return;
    const { start } = placeOf(node, file);
    const [line = ''] = /^[^\n\r]*/.exec(text.slice(node.position.start.offset)) ?? [];
    const length = line.trimEnd().length;
    found = { file, start, end: { line: start.line, column: start.column + length } };
  });
  return found;
}

/** True for a parser extension that gives dollars a meaning. */
function readsDollars(extension: unknown): boolean {
  const { text = {}, flow = {} } = extension as { readonly text?: object; readonly flow?: object };
  return [text, flow].some((constructs) => Object.hasOwn(constructs, '$'.charCodeAt(0)));
}
