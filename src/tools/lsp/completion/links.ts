// Completes the target of a link: pages by title, file and address, in the form that the document has.
import { folderOf, joinFile, relativeFile } from '#model/file-path';
import { splitSiteAddress } from '#model/linked-site';
import type { Page } from '#model/page';
import type { Snapshot } from '../snapshot.ts';
import { isSourceFile } from '../source-files.ts';
import { type Asked, type Completer, nothing, type Of, sourcePath } from './asked.ts';
import type { Choice } from './choices.ts';

type Form = 'relative' | 'plain' | 'site' | 'address';

export const links: Completer<'link'> = (at, asked) => {
  const { typed, site, vocabulary } = asked;
  const named = splitSiteAddress(typed);
  if (named) return linkedPages(named.name, asked);
  if (/^(?:https?:|mailto:|\/\/)/.test(typed)) return nothing;
  const form = formFor(at, asked);
  const search = searched(typed, form, asked);
  const sites: readonly Choice[] = vocabulary.linked.map(({ name }) => ({
    label: `${name}:`,
    kind: 'word',
    detail: site.settings.links.sites[name]?.index,
    far: 900,
  }));
  const pages = (site.languages[0]?.site.pages ?? []).flatMap((page) => toChoice(page, form, asked) ?? []);
  return { choices: [...pages, ...(typed === '' || form === 'plain' ? sites : [])], search, isSearch: true };
};

/** As far as something is typed, what is typed says it; then the document does, and then the other pages that have links. */
function formFor(at: Of<'link'>, { typed, site, file, text, isMdx }: Asked): Form {
  if (/^\.{1,2}(?:\/|$)/.test(typed)) return 'relative';
  if (typed.startsWith('@')) return 'site';
  // In HTML, no address means the file of a page.
  if (typed.startsWith('/') || (at.isInTag && !isMdx)) return 'address';
  return usualForm(targetsIn(text, at)) ?? (at.isInTag ? 'address' : (usualForm(targetsOf(site, file)) ?? 'relative'));
}

/** The most frequent one; undefined where no target has one. */
function usualForm(targets: Iterable<string>): Form | undefined {
  const counts = new Map<Form, number>();
  for (const target of targets) {
    const form = formOf(target);
    if (form) counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** A long page says it in its first part. */
const longest = 100_000;

/** Without the one that is being written. */
function* targetsIn(text: string, at: Of<'link'>): Generator<string> {
  for (const { 1: target = '', index } of text.slice(0, longest).matchAll(/\]\(<?([^)\s>#"]+)/g))
    if (index > at.end || index + 2 + target.length < at.start) yield target;
}

/** So many pages tell what is usual on a site. */
const sample = 50;

function* targetsOf({ documents }: Snapshot, file: string): Generator<string> {
  let left = sample;
  for (const [path, { facts }] of documents) {
    if (path === file) continue;
    if (left-- === 0) return;
    for (const { kind, target } of facts.links) if (kind === 'link') yield target;
  }
}

function formOf(target: string): Form | undefined {
  if (/^(?:[a-z][\w+.-]*:|#|\/\/)/i.test(target)) return undefined;
  if (target.startsWith('@site/')) return 'site';
  if (!/\.mdx?(?:[#?]|$)/.test(target)) return target.startsWith('/') ? 'address' : undefined;
  return target.startsWith('./') ? 'relative' : /^\.\.?\//.test(target) ? undefined : 'plain';
}

/** Paths are searched for from the root. */
function searched(typed: string, form: Form, asked: Asked): string {
  if (form === 'site') return '@site/'.startsWith(typed) ? '' : typed.replace(/^@site\//, '');
  if (form !== 'relative' || !typed.startsWith('.')) return typed;
  const from = /^\.{1,2}$/.test(typed) ? `${typed}/` : typed;
  const cut = from.lastIndexOf('/') + 1;
  const folder = joinFile(folderOf(sourcePath(asked)), from.slice(0, cut));
  return `${folder}${folder === '' ? '' : '/'}${from.slice(cut)}`;
}

function toChoice(target: Page, form: Form, asked: Asked): Choice | undefined {
  const { page } = asked;
  const { title, description, route } = target;
  const isFile = target.kind === 'doc' && isSourceFile(target);
  const path = isFile ? target.document.source.path : undefined;
  if (target === page) return undefined;
  const isOther = target.kind === 'doc' && target.docs === page?.docs && target.version !== page.version;
  const far = distance(sourcePath(asked), path ?? route.path) + (isOther ? 500 : 0) + (isFile ? 0 : 100);
  return {
    label: title || route.path,
    kind: 'page',
    detail: path ?? route.path,
    also: path === undefined ? [route.path] : [path, route.path],
    far: Math.min(far, 899),
    insert: () => (path === undefined ? encoded(route.path) : written(path, route.path, form, asked)),
    ...(description === '' ? {} : { about: description }),
  };
}

function written(path: string, address: string, form: Form, asked: Asked): string {
  if (form === 'address') return encoded(address);
  if (form === 'site') return encoded(`@site/${path}`);
  const relative = encoded(relativeFile(folderOf(sourcePath(asked)), path));
  return form === 'plain' ? relative.replace(/^\.\//, '') : relative;
}

/** How many folders are between two files. */
export function distance(from: string, to: string): number {
  let common = 0;
  for (let at = 0; at < from.length && from.charCodeAt(at) === to.charCodeAt(at); at++)
    if (from.charCodeAt(at) === slash) common = at + 1;
  return slashesIn(from, common) + slashesIn(to, common);
}

const slash = 47;

function slashesIn(path: string, from: number): number {
  let found = 0;
  for (let at = path.indexOf('/', from); at >= 0; at = path.indexOf('/', at + 1)) found++;
  return found;
}

/** What would end the target in Markdown. */
export function encoded(address: string): string {
  return address.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

function linkedPages(name: string, { vocabulary }: Asked) {
  const site = vocabulary.linked.find((one) => one.name === name);
  const choices = Object.keys(site?.index?.pages ?? {}).map((path): Choice => {
    const address = `${name}:${path.replace(/^\//, '')}`;
    return { label: address, kind: 'page', insert: encoded(address) };
  });
  return { choices, isSearch: true };
}
