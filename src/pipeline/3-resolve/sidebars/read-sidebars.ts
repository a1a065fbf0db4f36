// Reads written sidebars: expands shorthands and validates the shapes of items.

import type { Reporter } from '#context/reporter';
import { respell } from '#kit/respell';
import { nearest } from '#model/nearest';
import { comparePlaces } from '#model/place';
import type { DataFile } from '#model/source-file';
import { placeLink, type WrittenLinkTo } from './autogenerate.ts';
import { type ShapeFault, shapeFaults, withoutFaults } from './shape-faults.ts';
import { itemShapes } from './shapes.ts';
import type { WrittenItem, WrittenSidebar } from './written-item.ts';

type Path = readonly (string | number)[];
type Fields = Readonly<Record<string, unknown>>;
type TypedFields = Fields & { readonly type: WrittenItem['type'] };

/** Reports and drops invalid items. */
export function readSidebars(file: DataFile, reporter: Reporter): readonly WrittenSidebar[] {
  const read: Reading = { file, reporter, open: new Set() };
  if (!isMap(file.value)) {
    const help = typeof file.value === 'function' || file.value instanceof Promise ? notRun : undefined;
    invalid(read, { path: [], message: 'sidebars must be an object that maps names to lists', ...(help ? { help } : {}) });
    return [];
  }
  return Object.entries(file.value).map(([name, items]) => ({ name, items: readItems(read, items, [name]) }));
}

const notRun = 'Export the object itself: `export default { … }`. The module may use top-level `await`.';

/** True where the names of the sidebars are unknown. */
export function isUnread(file: DataFile | undefined): boolean {
  return file !== undefined && (file.damaged === true || !isMap(file.value));
}

interface Reading {
  readonly file: DataFile;
  readonly reporter: Reporter;
  /** The lists and maps being read, to detect cycles. */
  readonly open: Set<unknown>;
}

/** Reads a list of items, or a map of labels to lists: the shorthand for categories. */
function readItems(read: Reading, items: unknown, path: Path): readonly WrittenItem[] {
  if (read.open.has(items)) {
    invalid(read, { path, message: 'these items contain themselves', help: 'Remove one of them from the other.' });
    return [];
  }
  read.open.add(items);
  const found = readEach(read, items, path);
  read.open.delete(items);
  return found;
}

function readEach(read: Reading, items: unknown, path: Path): readonly WrittenItem[] {
  if (isMap(items) && typeof items['type'] === 'string') {
    invalid(read, { path, message: 'items must be a list, but this is a single item', help: 'Put it in a list: `[{ … }]`.' });
    return readItem(read, items, path);
  }
  if (isMap(items)) return readCategories(read, items, path);
  if (Array.isArray(items)) return items.flatMap((item, index) => readItem(read, item, [...path, index]));
  invalid(read, { path, message: 'items must be a list, or an object that maps labels to lists' });
  return [];
}

function readCategories(read: Reading, categories: Fields, path: Path): readonly WrittenItem[] {
  return labelsAsWritten(read, Object.keys(categories), path).map((label) => {
    const items = categories[label];
    return {
      type: 'category',
      label,
      items: readItems(read, items, [...path, label]),
      isEmpty: isEmpty(items),
      place: read.file.locate([...path, label], 'key'),
    };
  });
}

/** JavaScript puts keys such as `2024` first, in rising order: their places tell in which they are written. */
function labelsAsWritten({ file, reporter }: Reading, labels: readonly string[], path: Path): readonly string[] {
  const isNumber = (label: string): boolean => /^(?:0|[1-9]\d{0,9})$/.test(label);
  if (labels.length < 2 || !labels.some(isNumber)) return labels;
  const placed = labels.map((label) => ({ label, place: file.locate([...path, label], 'key') }));
  const written = placed.toSorted((one, other) => comparePlaces(one.place, other.place)).map(({ label }) => label);
  const names = (list: readonly string[]): string => JSON.stringify(list.filter((label) => !isNumber(label)));
  const isKnown = new Set(placed.map(({ place }) => JSON.stringify(place))).size === labels.length;
  if (isKnown && names(written) === names(labels)) return written;
  const [number = ''] = labels.filter(isNumber);
  reporter.report({
    code: 'resolve/lost-order',
    message: `the label "${number}" is a number, so JavaScript has moved it before other labels`,
    help: 'To keep the order, write the categories as a list: `[{ type: "category", label: "2024", items: [] }]`.',
    place: file.locate([...path, number], 'key'),
  });
  return labels;
}

function readItem(read: Reading, item: unknown, path: Path): readonly WrittenItem[] {
  const place = read.file.locate(path);
  if (typeof item === 'string') return [{ type: 'doc', id: item, place }];
  if (!isMap(item)) {
    invalid(read, { path, message: 'an item must be a doc id or an object' });
    return [];
  }
  if (!('type' in item)) return readCategories(read, item, path);
  const type = String(item['type']);
  const shape = Object.hasOwn(itemShapes, type) ? itemShapes[type as keyof typeof itemShapes] : undefined;
  if (!shape) {
    const meant = nearest(type, types);
    invalid(read, {
      path: [...path, 'type'],
      message: `"${type}" is not an item type`,
      help: meant ? `Did you mean "${meant}"?` : `The types are ${types.join(', ')}.`,
      ...(meant ? { misspelt: { word: type, meant } } : {}),
    });
    return [];
  }
  const result = shape.safeParse(item);
  if (result.success) return [toWritten(read, result.data as unknown as TypedFields, path)];
  const checked = { name: `an item of type "${type}"`, keys: Object.keys(shape.shape), value: item };
  for (const fault of shapeFaults(result.error, checked)) invalid(read, { ...fault, path: [...path, ...fault.path] });
  // Keeps the valid keys of an item. The items of a category without a label are checked as well.
  const rest = shape.safeParse(withoutFaults(item, result.error));
  if (rest.success) return [toWritten(read, rest.data as unknown as TypedFields, path)];
  return type === 'category' && item['items'] !== undefined ? readItems(read, item['items'], [...path, 'items']) : [];
}

const types = Object.keys(itemShapes);

function toWritten(read: Reading, item: TypedFields, path: Path): WrittenItem {
  const { locate } = read.file;
  const common = { ...item, place: locate(path) };
  if (item.type === 'doc' || item.type === 'ref') return { ...common, place: locate([...path, 'id']) } as WrittenItem;
  if (item.type === 'link') return { ...common, place: locate([...path, 'href']) } as WrittenItem;
  if (item.type === 'html') return { ...common } as WrittenItem;
  if (item.type === 'autogenerated') return { ...common, place: locate([...path, 'dirName']) } as WrittenItem;
  const link = item['link'] as WrittenLinkTo | null | undefined;
  return {
    ...common,
    place: locate([...path, 'label']),
    items: readItems(read, item['items'], [...path, 'items']),
    isEmpty: isEmpty(item['items']),
    link: link ? placeLink(link, locate, [...path, 'link']) : undefined,
  } as WrittenItem;
}

function invalid({ file, reporter }: Reading, { path, part, message, help, misspelt }: ShapeFault): void {
  const standard = 'See "sidebars" in the manual for all item types and their keys.';
  const place = file.locate(path, part);
  const fix = misspelt ? respell(place, misspelt.word, misspelt.meant) : {};
  reporter.report({ code: 'resolve/invalid-sidebar', message, help: help ?? standard, place, ...fix });
}

function isEmpty(items: unknown): boolean {
  return typeof items === 'object' && items !== null && Object.keys(items).length === 0;
}

function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Promise);
}
