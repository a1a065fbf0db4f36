// Reports diagrams and formulas that are shown as they are written, because no plugin draws them.
import type { Root } from 'mdast';
import { LineIndex } from '#model/line-index';
import type { Place } from '#model/place';
import { walk } from '#model/walk';
import type { Context } from '../../context/context.ts';
import { placeOf } from '../facts/node-place.ts';
import type { ParserExtensions } from '../markdown/engine.ts';
import { formulaHelp, formulasOf } from './formulas.ts';

const code = 'parse/missing-plugin';
const diagramHelp =
  "Diagrams need the plugin `mermaid`: `import { mermaid } from 'slodocs/plugins'`, and `plugins: [mermaid()]` in the config.";

/** Reports the first of each kind, for all others of the page need the same plugin. Gives the places of formulas. */
export function reportUndrawn(
  { config, reporter }: Context,
  { micromarkExtensions = [] }: ParserExtensions,
  tree: Root,
  file: string,
  text: string,
): readonly Place[] {
  const has = (name: RegExp): boolean => config.plugins.some((plugin) => name.test(plugin.name));
  if (text.includes('mermaid') && !has(/mermaid/i)) {
    const place = firstDiagram(tree, file, text);
    if (place) {
      reporter.report({ code, message: 'this diagram is shown as code: no plugin draws it', help: diagramHelp, place });
    }
  }
  if (!text.includes('$') || has(/math|katex/i) || micromarkExtensions.some(readsDollars)) return [];
  const formulas = formulasOf(tree, text);
  if (formulas.length === 0) return [];
  const lines = new LineIndex(text);
  const places = formulas.map(([start, end]) => lines.place(file, start, end));
  const [start = 0, end = 0] = formulas[0] ?? [];
  const firstLine = /^[^\n\r]*/.exec(text.slice(start, end))?.[0] ?? '';
  const message = 'this formula is shown as text: no plugin reads formulas';
  const help = `${formulaHelp} A dollar sign that is meant as text is written \`\\$\`.`;
  reporter.report({ code, message, help, place: lines.place(file, start, start + firstLine.length) });
  return places;
}

/** The opening line. */
function firstDiagram(tree: Root, file: string, text: string): Place | undefined {
  let found: Place | undefined;
  walk(tree, 'code', (node) => {
    if (found || node.lang !== 'mermaid' || node.data?.hName !== undefined || !node.position) return;
    const { start } = placeOf(node, file);
    const [line = ''] = /^[^\n\r]*/.exec(text.slice(node.position.start.offset)) ?? [];
    const length = line.trimEnd().length;
    found = { file, start, end: { line: start.line, column: start.column + length } };
  });
  return found;
}

/** True for what a step adds to the parser so that dollars have a meaning. */
function readsDollars(extension: unknown): boolean {
  const { text = {}, flow = {} } = extension as { readonly text?: object; readonly flow?: object };
  return [text, flow].some((constructs) => Object.hasOwn(constructs, '$'.charCodeAt(0)));
}
