// Turns GitHub alerts, quotes that begin with `[!NOTE]`, into container directives.

import type { Blockquote, Paragraph, PhrasingContent, Root, Text } from 'mdast';
import type { VFile } from 'vfile';
import type { StepData } from '#model/markdown-steps';
import { nearest } from '#model/nearest';
import { respell } from '#model/respell';
import { walk } from '#model/walk';
import type { ContainerDirective } from './directives.ts';

/** The marker at the start of a quote; a sign after it marks a foldable quote in some dialects. */
const marker = /^\[!([A-Za-z][\w-]*)\][-+]?(?=\s|$)[ \t]*/;

/** The remark step. A quote whose marker names no kind stays a quote, and is reported. */
export function alerts(known: ReadonlySet<string>) {
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
  const kinds = `The kinds are ${[...known].join(', ')}. A kind of your own is named in the config: \`admonitions({ keywords: ['${name}'] })\`.`;
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
      message: `"[!${name.toUpperCase()}]" is no kind of alert`,
      help: meant ? `Did you mean "[!${meant.toUpperCase()}]"?` : kinds,
      ...respell(namePlace, written?.[1] ?? '', meant?.toUpperCase()),
    },
    { position: { start: { line, column, offset: at }, end: { line, column: column + length, offset: at + length } } },
  );
}
