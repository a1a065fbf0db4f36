// Composes a document with its partials: all their headings and ids.

import { respell } from '#kit/respell';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Document, Heading, Import } from '#model/document';
import { folderOf, importedFile, relativeFile } from '#model/file-path';
import { nearest } from '#model/nearest';
import { compareText, type Place } from '#model/place';
import { type LeftOut, type LeftOutHeading, narrow, type ShownTo } from '#model/variants';
import { askFor, likeliest } from './likeliest.ts';

export interface Composition {
  readonly document: Document;
  /** Partials by the local names of their imports. */
  readonly partials: ReadonlyMap<string, Composition>;
  readonly headings: readonly Heading[];
  readonly ids: readonly string[];
  /** Headings that this build leaves out. */
  readonly leftOut: readonly LeftOutHeading[];
  /** False when the document or a partial could not be read, so that other ids may exist. */
  readonly complete: boolean;
  /** Faults of its Markdown imports. */
  readonly faults: readonly DiagnosticDraft[];
}

/** Another document than the one at a path, for one that imports it. */
export type PartialFinder = (importer: Document, path: string) => Document | undefined;

export type Compose = (document: Document) => Composition;

/** A missing or circular partial is reported and left out; an unreadable one is left out without a report. */
export function composer(
  byPath: ReadonlyMap<string, Document>,
  unread: ReadonlySet<string>,
  instead: PartialFinder = () => undefined,
): Compose {
  const done = new Map<Document, Composition>();
  const compose = (document: Document, above: readonly Step[]): Composition => {
    const known = done.get(document);
    if (known) return known;
    const partials = new Map<string, Composition>();
    const faults: DiagnosticDraft[] = [];
    for (const imported of document.facts.imports) {
      const { specifier, names, place } = imported;
      if (!/\.mdx?$/i.test(specifier)) continue;
      const path = importedFile(document.source.path, specifier);
      const partial = path === undefined ? undefined : (instead(document, path) ?? byPath.get(path));
      if (!partial) {
        // Missing files that the configuration names were reported there.
        if (!unread.has(path ?? '') && !imported.registered)
          faults.push(missingImport(document, specifier, place, [...byPath.keys()]));
        continue;
      }
      faults.push(...unknownExports(imported, partial));
      const steps = [...above, { document, place }];
      const circle = steps.findIndex((step) => step.document === partial);
      if (circle !== -1) faults.push(...cycleFault(steps.slice(circle)));
      else for (const name of Object.keys(names)) partials.set(name, compose(partial, steps));
    }
    const composition = merge(document, partials, faults);
    // Where a cycle is cut depends on where the walk began, so only results of top-level walks are cached.
    if (above.length === 0 || partials.size === 0) done.set(document, composition);
    return composition;
  };
  return (document) => compose(document, []);
}

interface Step {
  readonly document: Document;
  /** The place of the import of the next step. */
  readonly place: Place;
}

function merge(document: Document, partials: ReadonlyMap<string, Composition>, faults: readonly DiagnosticDraft[]): Composition {
  const headings = document.facts.outline.flatMap((item) =>
    item.kind === 'heading' ? [item] : narrowed(partials.get(item.name)?.headings ?? [], item.shownTo),
  );
  const { leftOut: without } = document.facts;
  const shown = new Set(document.facts.outline.flatMap((item) => (item.kind === 'partial' ? [item.name] : [])));
  // What this build leaves out may be the only use of a partial.
  const inner = [...partials].flatMap(([name, { ids }]) => (without && !shown.has(name) ? [] : ids));
  const ofPartials = [...partials.values()].flatMap((partial) => partial.leftOut);
  const own = document.facts.outline.flatMap((item) => (item.kind === 'heading' && item.id !== '' ? [item.id] : []));
  const complete = document.facts.complete && allPartials(document, partials);
  const leftOut = [...(without ?? []).flatMap((one) => leftOutWith(one, partials)), ...ofPartials];
  return {
    document,
    partials,
    headings,
    complete,
    faults,
    leftOut,
    ids: [...new Set([...own, ...document.facts.ids, ...inner])],
  };
}

/** With a partial, its headings are left out. */
function leftOutWith(one: LeftOut, partials: ReadonlyMap<string, Composition>): readonly LeftOutHeading[] {
  if (one.kind === 'heading') return [one];
  const ids = partials.get(one.name)?.ids ?? [];
  return ids.map((id) => ({ kind: 'heading', id, shownTo: one.shownTo }));
}

/** Headings of a partial that is used where only some see it. */
function narrowed(headings: readonly Heading[], shownTo: ShownTo | undefined): readonly Heading[] {
  if (!shownTo) return headings;
  return headings.flatMap((heading) => {
    const both = narrow(shownTo, heading.shownTo ?? {});
    return both ? [{ ...heading, shownTo: both }] : [];
  });
}

function allPartials({ facts }: Document, partials: ReadonlyMap<string, Composition>): boolean {
  return facts.outline.every((item) => item.kind === 'heading' || partials.get(item.name)?.complete === true);
}

/** A Markdown module exports its component, what the layout knows of it, and its own declarations. */
function unknownExports({ specifier, namePlaces = {} }: Import, { facts }: Document): readonly DiagnosticDraft[] {
  if (!facts.complete) return [];
  const exported = ['default', 'frontMatter', 'toc', ...facts.declarations];
  return Object.entries(namePlaces).flatMap(([name, place]) => {
    if (exported.includes(name)) return [];
    const meant = nearest(name, exported);
    return [
      {
        code: 'resolve/unknown-export',
        message: `"${specifier}" does not export "${name}"`,
        help: meant ? `Did you mean "${meant}"?` : `It exports ${exported.sort(compareText).join(', ')}.`,
        place,
        ...respell(place, name, meant),
      },
    ];
  });
}

function missingImport({ source }: Document, specifier: string, place: Place, paths: readonly string[]): DiagnosticDraft {
  const wanted = importedFile(source.path, specifier);
  const print = (path: string): string =>
    specifier.startsWith('@site/') ? `@site/${path}` : relativeFile(folderOf(source.path), path);
  const meant = wanted === undefined ? [] : likeliest(wanted, paths).map(print);
  return {
    code: 'resolve/broken-import',
    message: `there is no file "${specifier}" to import`,
    help:
      askFor(meant) ??
      "Write the path of a partial relative to the importing file, or relative to the site's root folder as `@site/…`.",
    place,
    ...(meant.length === 1 ? respell(place, specifier, meant[0]) : {}),
  };
}

/** A cycle is found from each of its members, and reported only at the first one by path. */
function cycleFault(steps: readonly Step[]): readonly DiagnosticDraft[] {
  const paths = steps.map(({ document }) => document.source.path);
  const first = paths.indexOf([...paths].sort()[0] ?? '');
  const [start, ...others] = [...steps.slice(first), ...steps.slice(0, first)];
  if (!start) return [];
  return [
    {
      code: 'resolve/partial-cycle',
      message: steps.length === 1 ? 'this file imports itself' : `these ${steps.length} files import each other in a cycle`,
      help: 'Remove one of the imports.',
      place: start.place,
      related: others.map(({ place }) => ({ message: 'which imports the next', place })),
    },
  ];
}
