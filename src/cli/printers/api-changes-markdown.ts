// Prints the changes of an API as Markdown, for a release note.
import type { ApiChange, ApiComparison } from '#index';
import { groupByOperation, isWhole, printOperation } from './api-changes.ts';
import { visible } from './visible.ts';

/** Each change stands in the first section that fits it. */
const sections: readonly (readonly [title: string, fits: (change: ApiChange) => boolean])[] = [
  ['Breaking changes', ({ breaking }) => breaking],
  ['Added', ({ kind }) => kind === 'added'],
  ['Deprecated', ({ kind }) => kind === 'deprecated'],
  ['Changed', () => true],
];

/** Safe as Markdown and as MDX, whatever the specification says. */
export function printApiChangesMarkdown({ changes }: Pick<ApiComparison, 'changes'>): string {
  if (changes.length === 0) return 'No changes for clients.\n';
  const left = new Set(changes);
  const printed = sections.flatMap(([title, fits]) => {
    const own = [...left].filter(fits);
    for (const change of own) left.delete(change);
    return own.length === 0 ? [] : [`## ${title}\n\n${printList(own)}`];
  });
  return printed.join('\n');
}

function printList(changes: readonly ApiChange[]): string {
  const items = groupByOperation(changes).flatMap(({ operation, changes: own }) => {
    if (!operation) return own.map((change) => `- ${printChange(change)}\n`);
    const name = printCode(printOperation(operation));
    const [first] = own;
    if (own.length === 1 && first && isWhole(first)) return [`- ${name}: ${printChange(first)}\n`];
    return [`- ${name}\n`, ...own.map((change) => `  - ${printChange(change)}\n`)];
  });
  return items.join('');
}

function printChange(change: ApiChange): string {
  const message = printMessage(change.message);
  return isWhole(change) ? message : `${printCode(change.at)}: ${message}`;
}

/** Words of the specification, which messages quote, are code. */
function printMessage(message: string): string {
  return message
    .split(/("[^"]+")/)
    .map((part, index) => (index % 2 === 1 ? printCode(part.slice(1, -1)) : escapeText(visible(part))))
    .join('');
}

/** The fence is longer than any run of backticks in the text. */
function printCode(text: string): string {
  const shown = visible(text);
  const longest = Math.max(0, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 || /^ .* $/.test(shown) ? ' ' : '';
  return `${fence}${space}${shown}${space}${fence}`;
}

function escapeText(text: string): string {
  return text.replace(/[\\`*_{}[\]<>&|~#]/g, '\\$&');
}
