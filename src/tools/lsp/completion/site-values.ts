// Completes values of front matter that the site knows: tags, authors, ids of docs, sidebars, layouts and images.
import { parseYaml } from '#files/yaml/yaml';
import { joinFile } from '#model/file-path';
import type { Json } from '#model/json';
import type { Answer, Asked, Of } from './asked.ts';
import type { Choice } from './choices.ts';
import { imagesFor } from './files.ts';

/** Undefined for a key that may have any value. */
export function valuesOfSite({ path }: Of<'front-matter'>, asked: Asked): Answer | undefined {
  const { site, page, vocabulary } = asked;
  const [key, inside] = path;
  const isList = path.length === 1 || (path.length === 2 && inside === '*');
  if (key === 'tags' && isList) return { choices: [...tags(asked)].map(quoted('tag')) };
  if (key === 'authors' && isList) return { choices: [...authors(asked)].map(quoted('tag')) };
  if (path.length > 1) return undefined;
  if (key === 'image') return imagesFor(asked);
  if (key === 'layout') return { choices: vocabulary.theme.pageLayouts.map((label) => ({ label, kind: 'value' })) };
  if (key === 'pagination_next' || key === 'pagination_prev') return { choices: docIds(asked, page?.docs, page?.version) };
  if (key === 'displayed_sidebar') {
    const own = site.languages[0]?.site.sidebars.filter(({ docs, version }) => docs === page?.docs && version === page?.version);
    return { choices: (own ?? []).map(({ name }) => ({ label: name, kind: 'value' })) };
  }
  return undefined;
}

/** Those of one version of a docs folder, or of all. */
export function docIds({ site, file }: Asked, docs?: string, version?: string): readonly Choice[] {
  return (site.languages[0]?.site.pages ?? []).flatMap((page): readonly Choice[] => {
    if (page.kind !== 'doc' || page.docs.startsWith('@') || page.document.source.path === file) return [];
    if (docs !== undefined && (page.docs !== docs || page.version !== version)) return [];
    return [{ label: page.id, kind: 'page', detail: page.title, also: [page.title] }];
  });
}

/** What is half written on the page itself is no choice. */
function otherDocuments({ site, file }: Asked) {
  return [...site.documents].flatMap(([path, document]) => (path === file ? [] : [document]));
}

/** Keys of files of tags first, as pages name them; then what pages have. */
function tags(asked: Asked): ReadonlySet<string> {
  const used = otherDocuments(asked).flatMap(({ facts }) => facts.frontMatter.tags ?? []);
  return new Set([...keysOfFile('tags', asked), ...used.map((tag) => (typeof tag === 'string' ? tag : tag.label))]);
}

function authors(asked: Asked): ReadonlySet<string> {
  const used = otherDocuments(asked).flatMap(({ facts }) => [facts.frontMatter.other['authors'] ?? []].flat());
  return new Set([...keysOfFile('authors', asked), ...used.filter((one: Json): one is string => typeof one === 'string')]);
}

/** The keys of the file of data that belongs to the folder of the page. */
function keysOfFile(schema: string, { vocabulary, view, file, page }: Asked): readonly string[] {
  const path = page?.document.source.path ?? file;
  const folder = vocabulary.folders.filter((one) => path.startsWith(`${one.folder}/`)).sort(byLength)[0]?.folder;
  const names = vocabulary.dataFiles.filter((one) => one.schema === schema).map(({ name }) => name);
  return names.flatMap((name) => {
    const data = joinFile(folder ?? '', name);
    const text = view.texts.open(data)?.text ?? view.savedText(data);
    const value = text === undefined ? undefined : parseYaml(text, data).value;
    return typeof value === 'object' && value !== null ? Object.keys(value) : [];
  });
}

function byLength(a: { readonly folder: string }, b: { readonly folder: string }): number {
  return b.folder.length - a.folder.length;
}

/** What YAML would read as something else is put in quotes. */
function quoted(kind: Choice['kind']) {
  return (label: string): Choice => {
    const isPlain = /^[\p{L}_][\p{L}\p{N}\s_./+-]*$/u.test(label) && !/^(?:true|false|null|yes|no|on|off)$/i.test(label);
    return { label, kind, insert: isPlain ? label : JSON.stringify(label) };
  };
}
