// Generates sidebar items from a folder of docs, ordered and named as in Docusaurus.
import type { PlacedDoc } from '#model/page';
import { compareText, type Locate, wholeFile } from '#model/place';
import { placeOfSource } from '#model/source-file';
import { isCategoryIndex, nameOf, type SplitPrefix, stripFolderPrefixes } from '../place/prefix-readers.ts';
import { isAdded, spotOf, withAdded } from './added-items.ts';
import type { FolderFacts } from './category-files.ts';
import type { CategoryLink, GeneratedIndex, WrittenCategory, WrittenItem } from './written-item.ts';

/** The docs and category files of one version, indexed for listing by folder. */
export interface ListedFolder {
  readonly docs: readonly PlacedDoc[];
  readonly folders: ReadonlyMap<string, FolderFacts>;
  /** A doc by its id; ids in category files may leave out the folder. */
  readonly byId: (id: string) => PlacedDoc | undefined;
  /** Excluded drafts; a folder of drafts only is no fault. */
  readonly drafts: readonly PlacedDoc[];
  readonly split: SplitPrefix;
  /** Pages that plugins add, once a sidebar lists them. */
  readonly listed: Set<PlacedDoc>;
}

interface Folder {
  readonly path: string;
  readonly docs: PlacedDoc[];
  readonly folders: Map<string, Folder>;
}

interface Entry {
  readonly position: number | undefined;
  /** The file name, which orders entries of equal position. */
  readonly name: string;
  readonly item: WrittenItem;
}

/** The items of `dirName` (`.` for all). Undefined when the folder contains no page. */
export function autogenerate(shelf: ListedFolder, dirName: string): readonly WrittenItem[] | undefined {
  const root = dirName === '.' ? '' : dirName;
  const isInside = ({ document }: PlacedDoc): boolean => root === '' || document.source.relative.startsWith(`${root}/`);
  const own = shelf.docs.filter(isInside);
  const inside = own.filter((doc) => !isAdded(doc));
  if (own.length === 0 && root !== '' && !shelf.drafts.some(isInside)) return undefined;
  const tree: Folder = { path: root, docs: [], folders: new Map() };
  for (const doc of inside) shelve(tree, doc, doc.document.source.relative.slice(root === '' ? 0 : root.length + 1).split('/'));
  const added = own.filter((doc) => isAdded(doc) && spotOf(doc)?.name === undefined);
  for (const doc of added) shelf.listed.add(doc);
  return withAdded(itemsOf(shelf, tree, undefined), added);
}

function shelve(folder: Folder, doc: PlacedDoc, [first = '', ...rest]: readonly string[]): void {
  if (rest.length === 0) {
    folder.docs.push(doc);
    return;
  }
  const path = folder.path === '' ? first : `${folder.path}/${first}`;
  const inner = folder.folders.get(first) ?? { path, docs: [], folders: new Map() };
  folder.folders.set(first, inner);
  shelve(inner, doc, rest);
}

function itemsOf(shelf: ListedFolder, folder: Folder, without: PlacedDoc | undefined): readonly WrittenItem[] {
  const docs = folder.docs.filter((doc) => doc !== without && !isHome(doc)).map((doc) => docEntry(shelf, doc));
  const categories = [...folder.folders].map(([name, inner]) => categoryEntry(shelf, name, inner));
  return [...docs, ...categories].sort(compareEntries).map(({ item }) => item);
}

/** The home page is no step of the reading order, and shows no sidebar. */
function isHome({ document }: PlacedDoc): boolean {
  return document.facts.frontMatter.layout === 'home';
}

function docEntry(shelf: ListedFolder, doc: PlacedDoc): Entry {
  const { source } = doc.document;
  const position = positionOf(shelf, doc);
  const key = doc.document.facts.frontMatter.sidebar_key;
  const item: WrittenItem = { type: 'doc', id: doc.id, key, position, place: placeOfSource(source) };
  return { position, name: source.relative.slice(source.relative.lastIndexOf('/') + 1), item };
}

function categoryEntry(shelf: ListedFolder, name: string, folder: Folder): Entry {
  const known = shelf.folders.get(folder.path);
  const { facts } = known ?? { facts: {} as FolderFacts['facts'] };
  const linked = linkedDoc(shelf, folder, known);
  const { name: bareName, position } = shelf.split(name);
  const place = facts.position ?? (linked && positionOf(shelf, linked)) ?? position;
  const item: WrittenCategory = {
    type: 'category',
    position: place,
    label: facts.label ?? linked?.document.facts.frontMatter.sidebar_label ?? linked?.title ?? bareName,
    items: itemsOf(shelf, folder, linked),
    link: linkOf(known, linked),
    folder: {
      path: stripFolderPrefixes(folder.path, shelf.split),
      file: known?.file.path,
      isNamedByPage: facts.label === undefined && linked !== undefined,
    },
    collapsed: facts.collapsed,
    collapsible: facts.collapsible,
    description: facts.description,
    className: facts.className ?? linked?.document.facts.frontMatter.sidebar_class_name,
    customProps: facts.customProps,
    key: facts.key,
    badge: facts.badge,
    place: known ? known.file.locate([]) : wholeFile(linked?.document.source.path ?? folderPlace(folder)),
  };
  return { position: place, name, item };
}

/** The doc that is the category's page: the one that its category file names, else by convention. */
function linkedDoc(shelf: ListedFolder, folder: Folder, known: FolderFacts | undefined): PlacedDoc | undefined {
  const link = known?.facts.link;
  if (link === null || link?.type === 'generated-index') return undefined;
  if (link) return folder.docs.find(({ id }) => id.slice(id.lastIndexOf('/') + 1) === link.id) ?? shelf.byId(link.id);
  return folder.docs.find(({ document }) => isCategoryIndex(document.source.relative));
}

function linkOf(known: FolderFacts | undefined, linked: PlacedDoc | undefined): CategoryLink | undefined {
  if (linked) return { type: 'doc', id: linked.id, place: placeOfSource(linked.document.source) };
  return known?.facts.link ? placeLink(known.facts.link, known.file.locate, ['link']) : undefined;
}

/** A folder always contains a doc, because it was made from one. */
function folderPlace(folder: Folder): string {
  const doc = folder.docs[0] ?? [...folder.folders.values()][0]?.docs[0];
  return doc ? doc.document.source.path : folder.path;
}

function positionOf({ split }: ListedFolder, { document }: PlacedDoc): number | undefined {
  const { facts, source } = document;
  const chosen = facts.frontMatter.sidebar_position ?? source.sidebar?.position;
  if (chosen !== undefined) return chosen;
  return facts.frontMatter.parse_number_prefixes === false ? undefined : split(nameOf(source.relative)).position;
}

/** Orders by position, those without one last; then by name. */
function compareEntries(a: Entry, b: Entry): number {
  return (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY) || compareText(a.name, b.name);
}

/** A validated `link` of a sidebar or a category file. */
export type WrittenLinkTo = { readonly type: 'doc'; readonly id: string } | Omit<GeneratedIndex, 'route' | 'imagePlace'>;

/** `path` is the path of the link in its file. */
export function placeLink(link: WrittenLinkTo, locate: Locate, path: readonly (string | number)[]): CategoryLink {
  if (link.type === 'doc') return { ...link, place: locate([...path, 'id']) };
  const place = locate([...path, link.slug === undefined ? 'type' : 'slug']);
  return { ...link, place, ...(link.image === undefined ? {} : { imagePlace: locate([...path, 'image']) }) };
}
