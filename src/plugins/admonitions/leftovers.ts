// Shows unhandled directives as the text they were, and reports those that were meant as directives.
import type { Root as HastRoot } from 'hast';
import type { Parents, Root, RootContent } from 'mdast';
import { foreignBlockHelp, nearest, type Place, respell, type StepData, walk } from 'slodocs/kit';
import type { VFile } from 'vfile';

interface Leftover {
  readonly node: Directive;
  readonly parent: Parents;
}

/** The placeholder elements for directives until the last step; no other plugin uses them. */
const standIns: Readonly<Record<string, string>> = { textDirective: 'text-directive', leafDirective: 'leaf-directive' };

/**
 * Makes two steps, since later plugins may still handle these directives: `mark` gives them a form that can be overruled,
 * `settle` looks at the result. Directives that later plugins add are marked by a second run.
 */
export function createLeftovers(known: ReadonlySet<string>) {
  const found = new WeakMap<VFile, readonly Leftover[]>();
  return {
    mark: () => (tree: Root, file: VFile) => {
      const leftovers: Leftover[] = [];
      walk(tree, (node, _, parent) => {
        if (!parent || !isDirective(node) || isHandled(node)) return;
        const hName = standIns[node.type];
        if (hName !== undefined) node.data = { ...node.data, hName };
        // Titles and descriptions are made from this text.
        if (isProse(node)) node.value = sourceOf(node, file);
        else leftovers.push({ node, parent });
      });
      found.set(file, [...(found.get(file) ?? []), ...leftovers]);
    },
    settle: () => (tree: HastRoot, file: VFile) => {
      const { report, path } = (file.data as { slodocs: StepData }).slodocs;
      for (const { node, parent } of found.get(file) ?? []) {
        if (isTaken(node, parent)) continue;
        const { meant, ...fault } = node.type === 'containerDirective' ? unknownKind(node, known) : unknownDirective(node, known);
        const place = opening(node, file);
        report(
          { ...fault, ...(place && isWritten(node, file) ? respell(namePlace(place, node.name, path), node.name, meant) : {}) },
          place,
        );
      }
      found.delete(file);
      walk(tree, 'element', (element, index, parent) => {
        if (!parent || index === undefined || !Object.values(standIns).includes(element.tagName)) return;
        // A node made from a `value` has no position, and holds that text already.
        const children = element.position ? [{ type: 'text' as const, value: sourceOf(element, file) }] : element.children;
        if (element.tagName === standIns['textDirective']) parent.children.splice(index, 1, ...children);
        else parent.children[index] = { ...element, tagName: 'p', children };
      });
    },
  };
}

/** `10:30` is read as a directive, but nobody meant it so. */
function isProse(node: Directive): boolean {
  return node.type === 'textDirective' && node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
}

/** True when a later plugin has replaced the node, or has said how it is shown. */
function isTaken(node: Directive, parent: Parents): boolean {
  if (!isDirective(node) || !(parent.children as readonly unknown[]).includes(node)) return true;
  const hName = node.data?.hName;
  return isHandled({ ...node, data: { ...node.data, hName: hName === standIns[node.type] ? undefined : hName } });
}

interface Unknown {
  readonly code: string;
  readonly message: string;
  readonly help: string;
  readonly meant?: string | undefined;
}

function unknownKind({ name }: Directive, known: ReadonlySet<string>): Unknown {
  const meant = nearest(name, known);
  const help = meant
    ? `Did you mean ":::${meant}"?`
    : (foreignBlockHelp(name) ??
      `The kinds are ${[...known].join(', ')}. To define your own kind, set \`admonitions({ keywords: ['${name}'] })\` in the config.`);
  return { code: 'unknown-kind', message: `"${name}" is not a known kind of admonition`, help, meant };
}

function unknownDirective({ name, type }: Directive, known: ReadonlySet<string>): Unknown {
  const colons = type === 'leafDirective' ? '::' : ':';
  const kind = known.has(name) ? name : nearest(name, known);
  const help = kind
    ? `An admonition is a block. Write ":::${kind}" on its own line, and ":::" on a line after it.`
    : `It is shown as text. If that is intended, write "\\${colons}${name}". Otherwise, add a plugin that handles it.`;
  return { code: 'unknown-directive', message: `no plugin handles the directive "${colons}${name}"`, help };
}

function sourceOf({ position }: Pick<Directive, 'position'>, file: VFile): string {
  return String(file.value).slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

/** The colons and the name alone, so that a report does not point at a whole block. */
function opening(node: Directive, file: VFile) {
  const start = node.position?.start;
  if (start === undefined) return undefined;
  const length = (/^:+/.exec(sourceOf(node, file))?.[0].length ?? 0) + node.name.length;
  const end = { line: start.line, column: start.column + length, offset: (start.offset ?? 0) + length };
  return { position: { start, end } };
}

/** False where another plugin has made the directive of something else. */
function isWritten(node: Directive, file: VFile): boolean {
  return sourceOf(node, file).replace(/^:+/, '').startsWith(node.name);
}

/** The place of the name behind the colons. */
function namePlace({ position: { end } }: NonNullable<ReturnType<typeof opening>>, name: string, file: string): Place {
  return { file, start: { line: end.line, column: end.column - name.length }, end: { line: end.line, column: end.column } };
}

export type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>;
/** Adds a `value` to text-like directives: their source text. */
type Directive = Extract<RootContent, { type: 'containerDirective' | 'leafDirective' | 'textDirective' }> & {
  value?: string;
};

function isDirective(node: RootContent | Parents): node is Directive {
  return node.type === 'containerDirective' || node.type === 'leafDirective' || node.type === 'textDirective';
}

/** True when a plugin has said how the node is shown. */
export function isHandled({ data }: Directive): boolean {
  return data?.hName !== undefined || data?.hProperties !== undefined || data?.hChildren !== undefined;
}
