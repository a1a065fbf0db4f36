// Assigns ids to headings: explicit ones first, slugs of the text for the rest.
import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, PhrasingContent, Root } from 'mdast';
import type { MdxTextExpression } from 'mdast-util-mdx';
import { toString as textOf } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { walk } from '#kit/walk';
import type { SourceFile } from '#model/source-file';
import type { ShownTo } from '#model/variants';
import { isComment } from './plain-text.ts';

/** The data that `assignHeadingIds` sets in `heading.data`. */
export interface HeadingData {
  readonly slodocsId?: string;
  readonly slodocsExplicit?: true;
  /** Set for a part that some readers see. */
  readonly slodocsShownTo?: ShownTo;
}

interface HeadingIdOptions {
  readonly maintainCase?: boolean;
  /** Headings of a translation have the ids of their own text. */
  readonly keepsOwn?: boolean;
}

interface OutlineDifference {
  /** The first heading that is not at the level of the original. */
  readonly heading?: Heading;
  readonly message: string;
}

const classicId = /\{#(?<id>(?:.(?!\{#|\}))*.)\}$/;

/**
 * Sets an id for each heading of depth 2 and more, in `data.slodocsId` and `data.hProperties.id`: from a trailing comment that
 * begins with `#`, a trailing `{#id}`, or the slug of its text, in this order. Slugs are unique per file, including those of
 * depth 1, which become no ids; explicit ids are not reserved against slugs: addresses of existing Docusaurus sites depend on
 * both. The headings of a translation have the ids of the headings that they translate, where all are of the same depths; where
 * they are not, the result says how they differ. With `keepsOwn` those ids are only further anchors.
 */
export function assignHeadingIds(
  tree: Root,
  file: VFile,
  { maintainCase = false, keepsOwn = false }: HeadingIdOptions = {},
): OutlineDifference | undefined {
  const slugger = new GithubSlugger();
  const named: { readonly heading: Heading; readonly id: string; readonly isExplicit: boolean }[] = [];
  // Docusaurus removes a post's title before it makes slugs.
  let isTitle = file.data['takesTitle'] === true;
  walk(tree, 'heading', (heading) => {
    const explicit = extractExplicitId(heading);
    const isTaken = isTitle && heading.depth === 1;
    isTitle = false;
    if (isTaken) return;
    const text = heading.children
      .filter((child) => !isComment(child))
      .map(namingText)
      .join('');
    const id = explicit ?? (text === '' ? undefined : slugger.slug(text, maintainCase));
    if (id !== undefined && heading.depth > 1) named.push({ heading, id, isExplicit: explicit !== undefined });
  });
  const originals = file.data['originalHeadings'] as SourceFile['originalHeadings'];
  const areAlike = originals?.length === named.length && named.every(({ heading }, n) => heading.depth === originals[n]?.[0]);
  const taken = new Set(keepsOwn ? named.map(({ id }) => id) : originals?.map(([, id]) => id));
  for (const [n, { heading, id, isExplicit }] of named.entries()) {
    const original = areAlike && !isExplicit ? originals[n]?.[1] : undefined;
    setId(heading, keepsOwn ? id : (original ?? id), isExplicit);
    // Links by the other text lead to the heading as well.
    const further = keepsOwn ? original : id;
    if (original !== undefined && further !== undefined && !taken.has(further)) heading.children.unshift(anchor(further));
  }
  if (originals === undefined || areAlike) return undefined;
  const at = named.findIndex(({ heading }, n) => heading.depth !== originals[n]?.[0]);
  const odd = named[at]?.heading;
  return odd && at < originals.length
    ? {
        heading: odd,
        message: `"${textOf(odd)}" is at level ${odd.depth}, but "${originals[at]?.[1]}" is at level ${originals[at]?.[0]}`,
      }
    : { message: `it has ${named.length} of ${originals.length}` };
}

/** The ids that headings would have in a document of their own. */
export function idsOf(headings: readonly Heading[], maintainCase: boolean): readonly string[] {
  const slugger = new GithubSlugger();
  return headings.map((heading) => extractExplicitId(heading) ?? slugger.slug(namingText(heading), maintainCase));
}

/** The text without the labels of variants, which a build for one of them does not have. */
function namingText(node: Nodes): string {
  if ((node.type as string) === 'onlyLabel') return '';
  return 'children' in node && !('value' in node) ? node.children.map(namingText).join('') : textOf(node);
}

function setId(heading: Heading, id: string, isExplicit: boolean): void {
  const data = (heading.data ?? {}) as { hProperties?: Record<string, unknown> };
  heading.data = {
    ...data,
    hProperties: { ...data.hProperties, id },
    slodocsId: id,
    ...(isExplicit ? { slodocsExplicit: true } : {}),
  } as Heading['data'] & HeadingData;
}

function anchor(id: string): PhrasingContent {
  return { type: 'emphasis', children: [], data: { hName: 'a', hProperties: { id } } };
}

function extractExplicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1) as Heading['children'][number] | MdxTextExpression | undefined;
  if (last?.type === 'mdxTextExpression') {
    const id = idInComment(last.value.trim(), '/*', '*/');
    if (id === undefined) return undefined;
    heading.children.pop();
    trimEnd(heading);
    return id;
  }
  if (last?.type === 'html') {
    const id = idInComment(last.value, '<!--', '-->');
    if (id === undefined) return undefined;
    heading.children.pop();
    trimEnd(heading);
    return id;
  }
  if (last?.type !== 'text') return undefined;
  const found = classicId.exec(last.value);
  const id = found?.groups?.['id'];
  if (!found || id === undefined) return undefined;
  last.value = last.value.slice(0, found.index).trimEnd();
  if (last.value === '') heading.children.pop();
  return id;
}

function idInComment(comment: string, open: string, close: string): string | undefined {
  if (!comment.startsWith(open) || !comment.endsWith(close) || comment.length < open.length + close.length) return undefined;
  return /^\s*#(\S+)/.exec(comment.slice(open.length, -close.length))?.[1];
}

function trimEnd(heading: Heading): void {
  const last = heading.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
}
