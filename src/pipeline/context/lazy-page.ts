// Makes rendered pages whose heads are read on demand.
import type { RenderedPage } from '#model/output';

type Fields = Omit<RenderedPage, 'head'>;

/** The getter is that of the class: an object with one of its own takes a kilobyte, and a build holds several for each page. */
class LazyPage {
  readonly #head: () => RenderedPage['head'];

  constructor(fields: Fields, head: () => RenderedPage['head']) {
    Object.assign(this, fields);
    this.#head = head;
  }

  get head() {
    return this.#head();
  }
}

export function lazyPage(fields: Fields, head: () => RenderedPage['head']): RenderedPage {
  return new LazyPage(fields, head) as LazyPage & Fields;
}
