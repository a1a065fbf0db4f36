// Extracts a tree's outline: headings and partials in document order, and the components that it uses.
import type { Root } from 'mdast';
import { walk } from '#kit/walk';
import type { ComponentUse, Heading, Import, OutlineItem } from '#model/document';
import type { Place } from '#model/place';
import type { HeadingData } from './heading-ids.ts';
import { placeOf } from './links.ts';
import { plainText } from './plain-text.ts';

export interface Outline {
  readonly items: readonly OutlineItem[];
  readonly components: readonly ComponentUse[];
}

/** True for an import of Markdown, which composes a partial into the page. */
export function isPartialImport({ specifier }: Import): boolean {
  return /\.mdx?$/i.test(specifier);
}

/** `htmlOf` returns the inline HTML of the heading at a line and column; `source` is the text as written. */
export function outlineOf(
  tree: Root,
  file: string,
  imports: readonly Import[],
  htmlOf: (key: string) => string | undefined,
  source: string,
): Outline {
  let lines: readonly string[] | undefined;
  const linesOf = (): readonly string[] => {
    lines ??= source.split(/\r\n|\n|\r/);
    return lines;
  };
  const partials = new Map(imports.filter(isPartialImport).flatMap(({ names }) => Object.entries(names)));
  const items: OutlineItem[] = [];
  const components = new Map<string, ComponentUse>();
  walk(tree, (node) => {
    if (node.type === 'heading') {
      const text = plainText(node, (source) => source).trim();
      const { slodocsId: id = '', slodocsExplicit: isExplicit, slodocsShownTo: shownTo } = (node.data ?? {}) as HeadingData;
      const html = htmlOf(positionKey(node)) ?? escapeText(text);
      const heading: Heading = {
        kind: 'heading',
        depth: node.depth,
        id,
        ...(isExplicit ? { explicit: isExplicit, idPlace: headingIdPlace(placeOf(node, file), id, linesOf()) } : {}),
        html,
        text,
        place: placeOf(node, file),
        ...(shownTo ? { shownTo } : {}),
      };
      items.push(heading);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const name = node.name?.split('.')[0] ?? '';
      if (!isComponentName(name)) return;
      const place = namePlace(node, name, file);
      const { slodocsShownTo: shownTo } = (node.data ?? {}) as HeadingData;
      if (isWhole(node.name ?? '', partials.get(name)))
        items.push({ kind: 'partial', name, place, ...(shownTo ? { shownTo } : {}) });
      if (!components.has(name)) components.set(name, { name, place });
    }
  });
  return { items, components: [...components.values()] };
}

/** True for the default export, which is the partial; its other exports are ordinary components. */
function isWhole(written: string, imported: string | undefined): boolean {
  return imported === 'default' ? !written.includes('.') : imported === '*' && written.endsWith('.default');
}

/** A key of a node's position. */
export function positionKey({
  position,
}: {
  readonly position?: { readonly start: { line: number; column: number } } | undefined;
}): string {
  return position ? `${position.start.line}:${position.start.column}` : '';
}

/** Names that begin with a lower-case letter are HTML elements. */
export function isComponentName(name: string): boolean {
  return name !== '' && !/^[a-z]/.test(name);
}

function namePlace(node: Parameters<typeof placeOf>[0], name: string, file: string) {
  const { start } = placeOf(node, file);
  const from = { line: start.line, column: start.column + 1 };
  return { file, start: from, end: { line: from.line, column: from.column + name.length } };
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** The place of `{#id}`, or of `#id` in a comment; else the whole heading. `lines` are those of the source. */
export function headingIdPlace(heading: Place, id: string, lines: readonly string[]): Place {
  for (let number = heading.end.line; number >= heading.start.line; number--) {
    const line = lines[number - 1] ?? '';
    for (const written of [`{#${id}}`, `#${id}`]) {
      const at = line.lastIndexOf(written);
      if (at === -1) continue;
      const start = { line: number, column: at + 1 };
      return { ...heading, start, end: { line: number, column: at + 1 + written.length } };
    }
  }
  return heading;
}
