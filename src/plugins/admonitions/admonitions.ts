// Converts `:::tip[Title]` containers and `> [!TIP]` quotes into titled boxes, and restores other directives as text.

import type { BlockContent, Blockquote, Paragraph, PhrasingContent, Root, Text } from 'mdast';
import { nearest, type Plugin, respell, type StepData, walk } from 'slodocs/kit';
import type { VFile } from 'vfile';
import { type ContainerDirective, createLeftovers, isHandled } from './leftovers.ts';
import type { AdmonitionsOptions } from './options-schema.ts';

export type { AdmonitionsOptions };

const kinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'] as const;

function isOwnKind(kind: string): kind is (typeof kinds)[number] {
  return (kinds as readonly string[]).includes(kind);
}

/** With those of the site's own. */
export function knownKinds({ keywords = [] }: AdmonitionsOptions): readonly string[] {
  return [...kinds, ...keywords];
}

/**
 * A box is `div.admonition.admonition-KIND` with `div.admonition-title` and `div.admonition-body`. Its title is the label,
 * the attribute `title`, or the kind itself. The attributes `class` and `id` are kept.
 */
export function admonitions(options: AdmonitionsOptions = {}): Plugin<AdmonitionsOptions> {
  return {
    name: 'admonitions',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'unknown-kind': { severity: 'warning', summary: 'A container has an unknown admonition name.' },
      'unknown-alert': { severity: 'warning', summary: 'A quote begins with an unknown alert marker.' },
      'unknown-directive': { severity: 'warning', summary: 'No plugin handles an inline or one-line directive.' },
    },
    markdown(_, { say }) {
      const known: ReadonlySet<string> = new Set(knownKinds(options));
      const leftovers = createLeftovers(known);
      const titleOf = (kind: string): string => (isOwnKind(kind) ? say(`theme.admonition.${kind}`) : kind);
      // Steps of other plugins may make containers as well.
      const after = { remark: [boxes(known, titleOf), leftovers.mark] };
      return {
        remark: [...(options.alerts === false ? [] : [alerts(known)]), boxes(known, titleOf), leftovers.mark],
        rehype: [leftovers.settle],
        after,
      };
    },
  };
}

/** The remark step. */
function boxes(known: ReadonlySet<string>, titleOf: (kind: string) => string) {
  return () => (tree: Root) => {
    walk(tree, 'containerDirective', (node: ContainerDirective) => {
      if (known.has(node.name) && !isHandled(node)) toBox(node, titleOf);
    });
  };
}

function toBox(node: ContainerDirective, titleOf: (kind: string) => string): void {
  const { class: classes, id, title } = node.attributes ?? {};
  const [first, ...rest] = node.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const heading = label?.children.length ? label.children : [{ type: 'text' as const, value: title || titleOf(node.name) }];
  const className = ['admonition', `admonition-${node.name}`, ...(classes?.split(/\s+/).filter(Boolean) ?? [])];
  node.data = { ...node.data, hName: 'div', hProperties: { className, ...(id ? { id } : {}) } };
  node.children = [part('Title', heading), part('Body', label ? rest : node.children)];
}

/** Its own node type keeps a title from being taken for the first paragraph of a page. */
function part(
  name: 'Title' | 'Body',
  children: readonly (BlockContent | PhrasingContent | ContainerDirective['children'][number])[],
) {
  const hProperties = { className: [`admonition-${name.toLowerCase()}`] };
  return { type: `admonition${name}`, data: { hName: 'div', hProperties }, children } as unknown as BlockContent;
}

/** The marker at the start of a quote; a sign after it marks a foldable quote in some dialects. */
const marker = /^\[!([A-Za-z][\w-]*)\][-+]?(?=\s|$)[ \t]*/;

/** The remark step. A quote whose marker names no kind stays a quote, and is reported. */
function alerts(known: ReadonlySet<string>) {
  return () =>
    (tree: Root, file: VFile): void => {
      walk(tree, 'blockquote', (quote) => {
        const [first] = quote.children;
        const text = first?.type === 'paragraph' ? first.children[0] : undefined;
        const name = text?.type === 'text' && !isEscaped(text, file) ? marker.exec(text.value)?.[1]?.toLowerCase() : undefined;
        if (name === undefined) return;
        // Replaces nodes in place, so that nested quotes are visited.
        if (known.has(name)) Object.assign(quote, toContainer(quote, name));
        else reportUnknown(quote, name, known, file);
      });
    };
}

/** `> \[!NOTE]` is text. */
function isEscaped({ position }: Text, file: VFile): boolean {
  return position?.start.offset !== undefined && String(file.value)[position.start.offset] === '\\';
}

function toContainer(quote: Blockquote, name: string): ContainerDirective {
  const [first, ...others] = quote.children as [Paragraph, ...Blockquote['children']];
  const { title, rest } = splitLine(first.children);
  const label: Paragraph[] = title.length > 0 ? [{ type: 'paragraph', children: title, data: { directiveLabel: true } }] : [];
  const body = rest.length > 0 ? [{ ...first, children: rest }] : [];
  const children = [...label, ...body, ...others];
  return { ...quote, type: 'containerDirective', name, attributes: {}, children };
}

/** The rest of the marker's line is the title. */
function splitLine(children: readonly PhrasingContent[]): { title: PhrasingContent[]; rest: PhrasingContent[] } {
  const [text, ...others] = children;
  const written = text?.type === 'text' ? [{ ...text, value: text.value.replace(marker, '') }, ...others] : [...children];
  const end = written.findIndex((node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')));
  const last = written[end];
  if (!last) return { title: filled(written), rest: [] };
  const after = written.slice(end + 1);
  if (last.type !== 'text') return { title: filled(written.slice(0, end)), rest: after };
  const cut = last.value.indexOf('\n');
  const title = [...written.slice(0, end), { ...last, value: last.value.slice(0, cut).trimEnd() }];
  return { title: filled(title), rest: filled([{ ...last, value: last.value.slice(cut + 1) }, ...after]) };
}

function filled(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.filter((node) => node.type !== 'text' || node.value !== '');
}

function reportUnknown({ position }: Blockquote, name: string, known: ReadonlySet<string>, file: VFile): void {
  const { report, path } = (file.data as { slodocs: StepData }).slodocs;
  const meant = nearest(name, known);
  const kinds = `The kinds are ${[...known].join(', ')}. To define your own kind, set \`admonitions({ keywords: ['${name}'] })\` in the config.`;
  const start = position?.start.offset ?? 0;
  const written = /\[!([^[\]]*)\]/.exec(String(file.value).slice(start, position?.end.offset));
  const at = start + (written?.index ?? 0);
  const column = (position?.start.column ?? 1) + (written?.index ?? 0);
  const line = position?.start.line ?? 1;
  const length = written?.[0].length ?? 0;
  const namePlace = { file: path, start: { line, column: column + 2 }, end: { line, column: column + length - 1 } };
  report(
    {
      code: 'unknown-alert',
      message: `"[!${name.toUpperCase()}]" is not a known kind of alert`,
      help: meant ? `Did you mean "[!${meant.toUpperCase()}]"?` : kinds,
      ...respell(namePlace, written?.[1] ?? '', meant?.toUpperCase()),
    },
    { position: { start: { line, column, offset: at }, end: { line, column: column + length, offset: at + length } } },
  );
}
