// Checks the aliases of a YAML document without expanding them.
import type { Alias, Document, Node, Pair } from 'yaml';
import type { YamlRangeFault } from './yaml-faults.ts';

/** How many values the aliases of one text may expand to, nested aliases counted each time. */
const limit = 100;

interface Anchored {
  /** The number of aliases in the expanded value. */
  uses: number;
  open: boolean;
}

/** Reports aliases without a preceding anchor, circular aliases, and the first alias past the limit. */
export function aliasFaults(document: Document): YamlRangeFault[] {
  const faults: YamlRangeFault[] = [];
  const anchors = new Map<string, Anchored>();
  let total = 0;

  const count = (node: unknown): number => {
    if (!isNode(node)) return 0;
    if ('key' in node) return count(node.key) + count(node.value);
    if (isAlias(node)) return countAlias(node);
    const entry: Anchored = { uses: 0, open: true };
    if ('anchor' in node && node.anchor) anchors.set(node.anchor, entry);
    if ('items' in node) for (const item of node.items as unknown[]) entry.uses += count(item);
    entry.open = false;
    return entry.uses;
  };

  const countAlias = (alias: Alias): number => {
    const target = anchors.get(alias.source);
    if (!target) fault(alias, `the alias "*${alias.source}" is used before an anchor "&${alias.source}" is defined`);
    else if (target.open) fault(alias, `the alias "*${alias.source}" is used inside its own anchor`);
    const uses = 1 + (target?.uses ?? 0);
    if (total <= limit && total + uses > limit) {
      fault(alias, `with the alias "*${alias.source}", aliases in this text expand to more than ${limit} values`);
    }
    total += uses;
    return uses;
  };

  const fault = (alias: Alias, message: string): void => {
    const [start, end] = alias.range ?? [0, 0];
    faults.push({ kind: 'aliases', message, range: [start, end] });
  };

  count(document.contents);
  return faults;
}

function isNode(value: unknown): value is Node | Pair {
  return typeof value === 'object' && value !== null;
}

function isAlias(node: Node | Pair): node is Alias {
  return 'source' in node && !('value' in node) && !('items' in node);
}
