// A question of a page to what the site answers.
import type { CategoryCards } from '#model/card';
import { cardMaker, categoryFinder } from '#model/category-cards';
import type { JsonObject } from '#model/json';
import type { Answers, DocsFolder, DocsVersion, Question } from '#model/lookups';
import { joinPath, printRoute, routeKey } from '#model/route';
import type { Settings } from '#model/settings';
import { firstEntry, type Sidebar } from '#model/sidebar';
import { versionKey } from '#model/version';
import type { Asker } from './asker.ts';
import type { IndexedDoc, SiteIndex } from './index-site.ts';

/** A page that asks, with what its author wrote above its content. */
export type AskingPage = Asker & { readonly frontMatter: JsonObject };

export type AnswerOf = (asker: AskingPage, question: Question) => Answers[keyof Answers];

/** What all pages ask is looked up in the same maps. */
export function openAnswers(index: SiteIndex, settings: Settings): AnswerOf {
  const { versions, sidebars, drafts, descriptions } = index;
  const docs = grouped(index.docs);
  const withoutPage = new Set(drafts.map(({ docs, version, id }) => `${versionKey(docs, version)}${id}`));
  const categoryOf = categoryFinder(
    sidebars,
    cardMaker((path) => descriptions[routeKey(path)], settings),
    settings,
  );
  const sidebarsOf = (docs: string, version: string): readonly Sidebar[] =>
    sidebars.filter((one) => one.docs === docs && one.version === version);
  const folder = (id: string): DocsFolder | null => {
    const own = settings.docs.find((one) => one.id === id);
    if (!own) return null;
    const path = joinPath(settings.baseUrl, own.routeBasePath);
    return { path, breadcrumbs: own.breadcrumbs, versions: versions.filter((one) => one.docs === id).map(versionProps) };
  };
  const versionProps = ({ docs: folder, name, label, isLast, path, main }: SiteIndex['versions'][number]): DocsVersion => {
    const key = main && routeKey(main.path);
    const first = [...(docs.get(versionKey(folder, name))?.values() ?? [])].find(({ route }) => route === key);
    return { name, label, isLast, path: joinPath(settings.baseUrl, path), mainDocId: first?.id ?? null };
  };
  const answers: { readonly [Name in keyof Answers]: (asker: AskingPage, ...about: string[]) => Answers[Name] } = {
    here: ({ id, sidebar, plugin }) => ({ id, sidebar, plugin }),
    'front matter': ({ frontMatter }) => frontMatter,
    category: ({ path, docs, version, sidebar }): CategoryCards | null =>
      docs === null || version === null || sidebar === null ? null : (categoryOf({ path, docs, version, sidebar }) ?? null),
    folders: () => settings.docs.map(({ id }) => id),
    folder: (_, id = '') => folder(id),
    doc(_, folder = '', version = '', id = '') {
      const key = versionKey(folder, version);
      const found = docs.get(key)?.get(id);
      if (!found) return withoutPage.has(`${key}${id}`) ? 'draft' : null;
      const { docs: _docs, version: _version, route: _route, ...doc } = found;
      return doc;
    },
    docs: (_, folder = '', version = '') => [...(docs.get(versionKey(folder, version))?.keys() ?? [])].sort(),
    sidebar(_, folder = '', version = '', name = '') {
      const found = sidebarsOf(folder, version).find((one) => one.name === name);
      const first = found && firstEntry(found.items);
      if (!found) return null;
      return { link: first ? { label: first.label, path: printRoute(first.to, settings) } : null };
    },
    sidebars: (_, folder = '', version = '') => sidebarsOf(folder, version).map(({ name }) => name),
  };
  // As the browser gets it: without members that are undefined, and dates as text.
  return (asker, [name, ...about]) => JSON.parse(JSON.stringify(answers[name](asker, ...about)));
}

/** The index is asked for with the first question: most pages have none. */
export function answersWhenAsked(index: () => SiteIndex | undefined, settings: Settings): AnswerOf {
  let opened: AnswerOf | undefined;
  return (asker, question) => {
    const found = opened ? undefined : index();
    if (!opened && !found) throw new Error('a module asks about the site that was taken for one that does not');
    opened ??= openAnswers(found as SiteIndex, settings);
    return opened(asker, question);
  };
}

function grouped(docs: readonly IndexedDoc[]): ReadonlyMap<string, ReadonlyMap<string, IndexedDoc>> {
  const byVersion = new Map<string, Map<string, IndexedDoc>>();
  for (const doc of docs) {
    const key = versionKey(doc.docs, doc.version);
    const known = byVersion.get(key) ?? new Map<string, IndexedDoc>();
    byVersion.set(key, known.set(doc.id, doc));
  }
  return byVersion;
}
