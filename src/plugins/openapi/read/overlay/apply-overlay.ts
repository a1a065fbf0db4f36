// Applies overlays to a specification, and remembers which of its values they have written.
import { compile, JSONPathError, type JSONPathNode, JSONPathQuery } from 'json-p3';
import { isFields, nearest, type PlacedData } from 'slodocs/kit';
import { type At, below, faultReporter, type Reading } from '../faults.ts';
import { type Applying, updateNodes } from './merge-values.ts';
import { cloned, type Moved, originOf, valueAt } from './origins.ts';
import { type Action, type Extended, readOverlay } from './read-overlay.ts';

type Queried = Parameters<typeof compile> extends readonly [string] ? Parameters<JSONPathQuery['query']>[0] : never;

/** `overlays` are applied in their order. `readSound` reads one of them, whose syntax faults are reported here. */
export async function withOverlays(
  given: PlacedData,
  spec: string,
  overlays: readonly string[],
  reading: Reading,
  readSound: (file: string) => Promise<PlacedData | undefined>,
): Promise<PlacedData> {
  const files = new Map([[spec, given]]);
  const moved: Moved = new Map();
  const value = cloned(given.value, moved);
  for (const file of overlays) {
    const data = await readSound(file);
    if (!data) continue;
    files.set(file, data);
    for (const { message, place } of data.faults) {
      const help = 'Correct it. Nothing in a file with such an error is used.';
      reading.report({ code: 'invalid-syntax', message, help, place });
    }
    if (data.faults.length > 0) continue;
    const report = faultReporter(reading, ({ path }, part) => data.locate(path, part));
    const extended: Extended = { file: spec, own: reading.translationOf?.(file) ?? file };
    for (const action of readOverlay(data, file, extended, report) ?? []) apply(action, { value, spec, moved, report });
  }
  return {
    value,
    faults: given.faults,
    locate(path, part) {
      const at = originOf(path, { value, spec, moved });
      return (files.get(at.file) as PlacedData).locate(at.path, part);
    },
  };
}

function apply(action: Action, applying: Applying): void {
  const { at, update, copy, remove } = action;
  const nodes = find(action.target, below(at, 'target'), applying);
  if (!nodes) return;
  if (remove) removeNodes(nodes, below(at, 'remove'), applying);
  else if (copy === undefined) updateNodes(nodes, { value: update, at: below(at, 'update') }, applying);
  else {
    const [source, ...more] = find(copy, below(at, 'copy'), applying) ?? [];
    if (!source) return;
    if (more.length === 0) {
      const from = { value: cloned(source.value, applying.moved), at: originOf(source.location, applying) };
      updateNodes(nodes, from, applying, below(at, 'copy'));
    } else {
      const message = `"copy" selects ${more.length + 1} values, but must select one`;
      applying.report({ code: 'invalid-value', at: below(at, 'copy'), message, help: 'Select one of them.' });
    }
  }
}

/** Undefined where there are none, which is reported. */
function find(written: string, at: At, { value, report }: Applying): readonly JSONPathNode[] | undefined {
  try {
    const query = compile(written);
    const nodes = [...query.query(value as Queried)];
    if (nodes.length > 0) return [...new Map(nodes.map((node) => [JSON.stringify(node.location), node])).values()];
    report({ code: 'unused-action', at, message: `there is nothing at "${written}"`, help: helpForNothing(query, value) });
  } catch (thrown) {
    if (!(thrown instanceof JSONPathError)) throw thrown;
    const message = `"${written}" is not a valid JSONPath: ${thrown.message.replace(/ \(.*$/s, '')}`;
    const help = `A path begins with "$" and names keys, as in $.paths['/pets'].get.`;
    report({ code: 'invalid-value', at, message, help });
  }
  return undefined;
}

/** Follows the path as far as it leads, and names what resembles the next step. */
function helpForNothing({ environment, segments }: JSONPathQuery, value: unknown): string {
  const upTo = (count: number): JSONPathQuery => new JSONPathQuery(environment, segments.slice(0, count));
  const count = segments.findLastIndex((_, n) => upTo(n).match(value as Queried));
  const { name } = (segments[count]?.selectors[0] ?? {}) as { readonly name?: string };
  if (name === undefined) return 'The action does nothing. Remove it, or correct its path.';
  const keys = [...upTo(count).query(value as Queried)].flatMap((node) => (isFields(node.value) ? Object.keys(node.value) : []));
  const near = nearest(name, keys);
  const step = (key: string): string => (/^[a-z_]\w*$/i.test(key) ? `.${key}` : `['${key}']`);
  const rest = segments.slice(count + 1).map((segment) => segment.toString());
  return near === undefined
    ? `"${upTo(count)}" has no "${name}". Remove the action, or correct its path.`
    : `Did you mean "${upTo(count)}${step(near)}${rest.join('')}"?`;
}

function removeNodes(nodes: readonly JSONPathNode[], at: At, applying: Applying): void {
  const lists = new Map<unknown[], { readonly at: At; readonly gone: Set<unknown> }>();
  for (const { location } of nodes) {
    const parent = valueAt(applying.value, location.slice(0, -1));
    const key = location.at(-1);
    if (key === undefined) {
      const help = 'Select a part of it.';
      applying.report({ code: 'invalid-value', at, part: 'key', message: 'the whole specification cannot be removed', help });
    } else if (Array.isArray(parent)) {
      const known = lists.get(parent) ?? { at: originOf(location.slice(0, -1), applying), gone: new Set() };
      known.gone.add(key);
      lists.set(parent, known);
    } else if (isFields(parent)) delete (parent as Record<string, unknown>)[key];
  }
  for (const [list, { at: start, gone }] of lists) {
    const origins = applying.moved.get(list);
    const kept = list.flatMap((value, n) => (gone.has(n) ? [] : [{ value, at: origins?.get(String(n)) ?? below(start, n) }]));
    list.splice(0, list.length, ...kept.map(({ value }) => value));
    applying.moved.set(list, new Map(kept.map((one, n) => [String(n), one.at])));
  }
}
