// Reads the pages that a `resolve` hook returns: by hand, for a site may have ten thousand.

import { messageOf } from '#kit/thrown';
import type { Document } from '#model/document';
import type { Fields } from '#model/fields';
import type { PlacedDoc, PlacedListing, PlacedPage } from '#model/page';
import type { SourceFile } from '#model/source-file';
import { foundOf, plainCopyOf, type Read } from './read-answers.ts';

/** Ends the reading of a page. The message is a sentence about one of its values. */
class WrongPage extends Error {}

type Reads<T> = { readonly [key in keyof Required<T>]: (value: unknown, name: string) => unknown };

const text = (value: unknown, name: string): string => (typeof value === 'string' ? value : wrong(name, value, 'a string'));
const flag = (value: unknown, name: string): boolean =>
  typeof value === 'boolean' ? value : wrong(name, value, 'true or false');
const oneOf =
  (...known: readonly string[]) =>
  (value: unknown, name: string): unknown =>
    known.includes(value as string) ? value : wrong(name, value, known.map((one) => `"${one}"`).join(' or '));
const optional =
  (read: (value: unknown, name: string) => unknown) =>
  (value: unknown, name: string): unknown =>
    value === undefined ? undefined : read(value, name);

function plain(value: unknown, name: string): unknown {
  const copied = plainCopyOf(value, [name]);
  if ('problem' in copied) throw new WrongPage(copied.problem);
  return copied.value;
}

const map = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? plain(value, name) : wrong(name, value, 'an object');
const list = (value: unknown, name: string): unknown =>
  Array.isArray(value) ? plain(value, name) : wrong(name, value, 'a list');
const texts = (value: unknown, name: string): unknown => {
  const copied = list(value, name) as readonly unknown[];
  const odd = copied.findIndex((one) => typeof one !== 'string');
  return odd === -1 ? copied : wrong(`${name}[${odd}]`, copied[odd], 'a string');
};

function route(value: unknown, name: string): unknown {
  const { locale, version, path, anchor } = map(value, name) as Fields;
  text(locale, `${name}.locale`);
  if (version !== null && version !== undefined) text(version, `${name}.version`);
  if (anchor !== undefined) text(anchor, `${name}.anchor`);
  const problem = problemOfPath(text(path, `${name}.path`));
  if (problem) throw new WrongPage(`"${name}.path" is ${foundOf(path)}, which ${problem}`);
  return { locale, version: version ?? null, path, ...(anchor === undefined ? {} : { anchor }) };
}

/** The path becomes an address and a file: it may lead nowhere else. */
function problemOfPath(path: string): string | undefined {
  if (!path.startsWith('/')) return 'does not begin with "/"';
  if (path.includes('\\')) return 'contains a backslash';
  const parts = path.slice(1).split('/');
  if (parts.some((part) => part === '.' || part === '..')) return 'leads out of its folder';
  return parts.slice(0, -1).includes('') ? 'has an empty part' : undefined;
}

function tags(value: unknown, name: string): unknown {
  const copied = list(value, name) as readonly unknown[];
  return copied.map((tag, index) => {
    const at = `${name}[${index}]`;
    const fields = map(tag, at) as Fields;
    return { label: text(fields['label'], `${at}.label`), route: route(fields['route'], `${at}.route`) };
  });
}

function neighbour(value: unknown, name: string): unknown {
  const { label, route: to } = map(value, name) as Fields;
  return { label: text(label, `${name}.label`), route: route(to, `${name}.route`) };
}

function standing(value: unknown, name: string): unknown {
  const fields = map(value, name) as Fields;
  if (fields['sidebar'] !== undefined) {
    const sidebar = map(fields['sidebar'], `${name}.sidebar`) as Fields;
    for (const key of ['docs', 'name']) text(sidebar[key], `${name}.sidebar.${key}`);
  }
  for (const key of ['previous', 'next']) if (fields[key] !== undefined) neighbour(fields[key], `${name}.${key}`);
  return fields;
}

function lastUpdate(value: unknown, name: string): unknown {
  const fields = map(value, name) as Fields;
  const { date, author } = fields;
  if (date !== undefined) text(date, `${name}.date`);
  if (Array.isArray(author)) for (const [index, one] of author.entries()) text(one, `${name}.author[${index}]`);
  else if (author !== undefined) text(author, `${name}.author`);
  return fields;
}

const ofAll = {
  route,
  title: text,
  description: text,
  unlisted: flag,
  lastUpdate: optional(lastUpdate),
  data: map,
};

/** What `document` may be is known to the reader of the whole site. */
const ofDoc: Reads<Omit<PlacedDoc, 'kind' | 'document'>> = {
  ...ofAll,
  id: text,
  docs: text,
  version: text,
  tags,
  layout: optional(text),
  props: optional(map),
  date: optional(text),
  standing: optional(standing),
  isUntranslated: optional(flag),
  translation: optional(text),
};

const ofListing: Reads<Omit<PlacedListing, 'kind'>> = {
  ...ofAll,
  layout: text,
  props: map,
  origin: text,
  role: optional(oneOf('search', 'tags')),
  keywords: optional(texts),
  image: optional(text),
  standing: optional(standing),
  crawlerTag: optional(text),
  ids: optional(texts),
  excerpts: optional(texts),
};

/** The documents that a hook was given, by their sources. */
export type KnownDocuments = ReadonlyMap<SourceFile, Document>;

/** Copies a page. A hook cannot make documents of other sources. */
export function readPage(page: unknown, documents: KnownDocuments): Read<PlacedPage> {
  try {
    if (typeof page !== 'object' || page === null || Array.isArray(page)) return { problem: `it is ${foundOf(page)}` };
    const fields = page as Fields;
    const { kind } = fields;
    oneOf('doc', 'listing')(kind, 'kind');
    const made: Record<string, unknown> = { kind };
    for (const [key, read] of Object.entries(kind === 'doc' ? ofDoc : ofListing)) {
      const value = read(fields[key], key);
      if (value !== undefined || key in fields) made[key] = value;
    }
    if (kind === 'doc') made['document'] = readDocument(fields['document'], documents);
    return { value: made as unknown as PlacedPage };
  } catch (thrown) {
    return { problem: thrown instanceof WrongPage ? thrown.message : `it cannot be read: ${messageOf(thrown)}` };
  }
}

/** A plugin may change facts of a document, but none comes from elsewhere than a source. */
function readDocument(document: unknown, documents: KnownDocuments): Document {
  if (typeof document !== 'object' || document === null) return wrong('document', document, 'a document');
  const { source } = document as Document;
  const known = documents.get(source);
  if (!known) throw new WrongPage('"document.source" is not one of those that the hook received');
  if (known === document) return known;
  const { facts, factsKey, bodyKey } = document as Document;
  if (typeof facts !== 'object' || facts === null) return wrong('document.facts', facts, 'an object');
  text(factsKey, 'document.factsKey');
  text(bodyKey, 'document.bodyKey');
  return { source, facts, factsKey, bodyKey };
}

function wrong(name: string, value: unknown, expected: string): never {
  throw new WrongPage(`"${name}" is ${foundOf(value)}, not ${expected}`);
}
