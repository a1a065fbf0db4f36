// Makes rendered pages whose heads are read on demand.
import type { RenderedPage } from '#model/output';

type Head = RenderedPage['head'];

/** The getter is that of the class: an object with one of its own takes a kilobyte, and a build holds several for each page. */
class LazyPage {
  readonly #head: () => Head;

  constructor(fields: object, head: () => Head) {
    Object.assign(this, fields);
    this.#head = head;
  }

  get head(): Head {
    return this.#head();
  }
}

export function lazyPage<Fields extends object>(fields: Fields, head: () => Head): Fields & { readonly head: Head } {
  return new LazyPage(fields, head) as LazyPage & Fields;
}
