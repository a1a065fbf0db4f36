// Finds all that leads to a page, a heading, a component, a partial or a tag.
import type { Place } from '#model/place';
import { routeKey } from '#model/route';
import { type Asked, type AtPosition, askedOf, textOf } from './asked.ts';
import type { Location } from './definition.ts';
import { fileOfImport, importOf } from './imports.ts';
import { rangeOf } from './positions.ts';
import { keyOfTarget, type Snapshot } from './snapshot.ts';
import { keysOfHeading, subjectAt } from './subject.ts';
import { usesOfTag } from './tags.ts';
import type { View } from './view.ts';

export async function references(params: AtPosition, view: View): Promise<readonly Location[] | undefined> {
  const asked = await askedOf(params, view);
  return asked && placesOf(asked, params, view).map((place) => ({ uri: view.texts.uriOf(place.file), range: rangeOf(place) }));
}

function placesOf(asked: Asked, { position }: AtPosition, view: View): readonly Place[] {
  const { site, file } = asked;
  const subject = subjectAt(asked, position);
  switch (subject?.kind) {
    case 'link': {
      const key = keyOfTarget(subject.bound.target);
      return key === undefined ? [] : linksTo(site, [subject.part === 'path' ? (key.split('#')[0] ?? key) : key]);
    }
    case 'heading': {
      const { id, depth } = subject.heading;
      const title = depth === 1 ? linksToFile(site, file) : [];
      return [...title, ...(id === '' ? [] : linksTo(site, keysOfHeading(site, file, id)))];
    }
    case 'component': {
      const isFile = (path: string): boolean => textOf(path, view) !== undefined;
      const name = subject.name.split('.')[0] ?? '';
      const named = importOf(subject.document, name);
      const path = named && fileOfImport(subject.document, named, isFile);
      return path === undefined ? usesOfName(site, name) : usesOfFile(site, path, isFile);
    }
    case 'tag':
      return usesOfTag(site, subject.tag);
    default:
      return linksToFile(site, file);
  }
}

/** Links to a page; for a partial, its imports. */
function linksToFile(site: Snapshot, file: string): readonly Place[] {
  const page = site.pages.get(file);
  return page ? linksTo(site, [routeKey(page.route.path)]) : usesOfFile(site, file, (path) => path === file);
}

function linksTo(site: Snapshot, keys: readonly string[]): readonly Place[] {
  return keys.flatMap((key) => site.linksTo(key).map(({ link }) => link.place));
}

/** Where documents use what they import from a file. */
function usesOfFile(site: Snapshot, path: string, isFile: (path: string) => boolean): readonly Place[] {
  return [...site.documents.values()].flatMap((document) => {
    const { imports, uses, components, outline } = document.facts;
    const names = new Set(imports.flatMap((one) => (fileOfImport(document, one, isFile) === path ? Object.keys(one.names) : [])));
    if (names.size === 0) return [];
    const places = [...uses, ...components, ...outline.flatMap((item) => (item.kind === 'partial' ? [item] : []))];
    return unique(places.flatMap(({ name, place }) => (names.has(name.split('.')[0] ?? '') ? [place] : [])));
  });
}

/** Of a component that the theme or the configuration brings. */
function usesOfName(site: Snapshot, name: string): readonly Place[] {
  return [...site.documents.values()].flatMap((document) => {
    if (importOf(document, name)?.registered === undefined && importOf(document, name)) return [];
    const { uses, components } = document.facts;
    return unique([...uses, ...components].flatMap((use) => (use.name.split('.')[0] === name ? [use.place] : [])));
  });
}

function unique(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.map((place) => [`${place.start.line}:${place.start.column}`, place])).values()];
}
