// Turns Mermaid's error about a diagram into a diagnostic at the line in the fence.
import type { Order } from '#model/document';
import type { Place } from '#model/place';
import type { PluginContext } from '#model/plugin';
import type { DrawFault } from './page-script.ts';

export function reportDiagram({ place }: Order, source: string, fault: DrawFault, report: PluginContext['report']): void {
  const line = lineIn(source, fault);
  report({
    code: 'invalid-diagram',
    message: `this diagram cannot be drawn: ${wordsOf(fault)}`,
    help:
      fault.message === 'HTML'
        ? 'Take `htmlLabels` out of the settings of the diagram: an image shows no HTML.'
        : 'What a diagram may hold is told at mermaid.js.org/intro/syntax-reference.html, by kind.',
    place: line === undefined ? place : placeOfLine(place, source, line),
  });
}

const noKind = 'No diagram type';

function wordsOf({ message, text }: DrawFault): string {
  if (message === 'HTML') return 'its labels are HTML';
  if (message.startsWith(noKind)) return 'its first line names no kind of diagram';
  // Its own list of what could stand there is one of names that only Mermaid knows.
  if (message.startsWith('Parse error on line') && text !== null) {
    const found = text.trim();
    return found === '' ? 'something is missing here' : `"${found}" cannot stand here`;
  }
  const said = message
    .replace(/^Parsing failed:\s*/, '')
    .replace(/Parse error on line \d+, column \d+:\s*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '');
  return `${said.slice(0, 1).toLowerCase()}${said.slice(1)}`;
}

/** The line of the source, from 1. Mermaid takes front matter and comments out before it counts. */
function lineIn(source: string, { line, message }: DrawFault): number | undefined {
  const told = message.startsWith(noKind) ? 1 : (line ?? Number(/line (\d+)/.exec(message)?.[1] ?? Number.NaN));
  if (Number.isNaN(told)) return undefined;
  const lines = source.split('\n');
  const start = /^\s*---\n[\s\S]*?\n---[^\n]*(?:\n|$)/.exec(source)?.[0].split('\n').length ?? 1;
  const read = lines.flatMap((text, index) => (index + 1 < start || /^\s*%%(?!\{)/.test(text) ? [] : [index + 1]));
  while (read.length > 0 && lines[(read[0] as number) - 1]?.trim() === '') read.shift();
  // Behind the last line, where something is missing, the last one that says something is at fault.
  const last = read.findLast((at) => lines[at - 1]?.trim() !== '');
  return told > read.length || lines[(read[told - 1] as number) - 1]?.trim() === '' ? last : read[told - 1];
}

/** The words of a line. It is taken to begin where the fence does, as it has to in a list. */
function placeOfLine({ file, start }: Place, source: string, line: number): Place {
  const text = source.split('\n')[line - 1] ?? '';
  const from = start.column + text.length - text.trimStart().length;
  const at = start.line + line;
  return { file, start: { line: at, column: from }, end: { line: at, column: from + text.trim().length } };
}
