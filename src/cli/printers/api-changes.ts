// Prints the changes of an API for people, grouped by operation.
import type { ApiChange, ApiComparison, ChangedOperation } from '#index';
import { plural } from './counts.ts';
import { createPalette, type Palette } from './palette.ts';
import { visible } from './visible.ts';

export function printApiChanges({ changes }: Pick<ApiComparison, 'changes'>, colors: boolean): string {
  if (changes.length === 0) return 'no changes for clients\n';
  const palette = createPalette(colors);
  const groups = groupByOperation(changes).map(({ operation, changes: own }) => {
    const name = operation ? printOperation(operation) : 'the API as a whole';
    return `${palette.strong(visible(name))}\n${own.map((change) => `  ${printChange(change, palette)}\n`).join('')}`;
  });
  return `${groups.join('\n')}\n${summary(changes)}\n`;
}

/** `GET /pets/{id}`, `webhook POST sold` */
export function printOperation({ method, path, webhook }: ChangedOperation): string {
  return `${webhook ? 'webhook ' : ''}${method.toUpperCase()} ${path}`;
}

/** `at` of a change of an operation as a whole, which needs no path. */
export function isWhole({ at }: ApiChange): boolean {
  return at === 'operation';
}

/** In the order of the changes. */
export function groupByOperation(
  changes: readonly ApiChange[],
): readonly { readonly operation: ChangedOperation | undefined; readonly changes: readonly ApiChange[] }[] {
  const groups = new Map<string, { operation: ChangedOperation | undefined; changes: ApiChange[] }>();
  for (const change of changes) {
    const key = change.operation ? printOperation(change.operation) : '';
    const known = groups.get(key);
    if (known) known.changes.push(change);
    else groups.set(key, { operation: change.operation, changes: [change] });
  }
  return [...groups.values()];
}

function printChange(change: ApiChange, palette: Palette): string {
  const word = wordOf(change);
  const where = isWhole(change) ? '' : `${visible(change.at)}: `;
  return `${paintOf(word, palette)(word.padEnd(widest))}  ${where}${visible(change.message)}`;
}

type Word = 'breaking' | ApiChange['kind'];

const words: readonly Word[] = ['breaking', 'added', 'deprecated', 'removed', 'changed'];
const widest = Math.max(...words.map((word) => word.length));

function wordOf({ breaking, kind }: ApiChange): Word {
  return breaking ? 'breaking' : kind;
}

function paintOf(word: Word, palette: Palette): (text: string) => string {
  if (word === 'breaking') return palette.severity.error;
  if (word === 'deprecated') return palette.severity.warning;
  if (word === 'added') return palette.added;
  return word === 'removed' ? palette.removed : (text) => text;
}

/** `4 changes: 1 breaking, 2 added, 1 changed`; a breaking change is counted only as such. */
function summary(changes: readonly ApiChange[]): string {
  const counts = words.map((word) => [changes.filter((change) => wordOf(change) === word).length, word] as const);
  const told = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return `${plural(changes.length, 'change')}: ${told.join(', ')}`;
}
