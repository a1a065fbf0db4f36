// Records which facts of documents plugins read, so that an edit of other facts does not call them again.
import type { Document } from '#model/document';
import type { PlacedPage } from '#model/page';

export interface FactsRecorder {
  /** Wraps the pages' documents so that reads are recorded. */
  watch<P extends PlacedPage>(pages: readonly P[]): readonly P[];
  /** Unwraps the documents again. */
  release<P extends PlacedPage>(pages: readonly P[]): readonly P[];
  /** The names of facts that were read, and `bodyKey` or `factsKey` where those were. */
  readonly read: ReadonlySet<string>;
}

export function recordFacts(): FactsRecorder {
  const read = new Set<string>();
  const watched = new WeakMap<Document, Document>();
  const own = new WeakMap<Document, Document>();
  const noteAll = (names: readonly string[]): void => {
    for (const name of names) read.add(name);
  };
  const noting = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(from, key, receiver) {
        if (typeof key === 'string') read.add(key);
        return Reflect.get(from, key, receiver);
      },
      ownKeys(from) {
        noteAll(Object.keys(from));
        return Reflect.ownKeys(from);
      },
    });
  const watch = (document: Document): Document => {
    const known = watched.get(document);
    if (known) return known;
    const { source, facts } = document;
    const made: Document = {
      source,
      get facts() {
        return notedFacts;
      },
      get factsKey() {
        read.add('factsKey');
        return document.factsKey;
      },
      get bodyKey() {
        read.add('bodyKey');
        return document.bodyKey;
      },
    };
    const notedFacts = noting(facts);
    watched.set(document, made);
    own.set(made, document);
    return made;
  };
  const over = <P extends PlacedPage>(pages: readonly P[], change: (document: Document) => Document): readonly P[] =>
    pages.map((page) => (page.kind === 'doc' ? { ...page, document: change(page.document) } : page));
  return {
    watch: (pages) => over(pages, watch),
    release: (pages) => over(pages, (document) => own.get(document) ?? document),
    read,
  };
}
