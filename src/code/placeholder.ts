// Creates the module that replaces a package which is not loaded, and recognizes its values in a config.
import { code } from '#kit/print/javascript';

const mark = 'slodocs.placeholder';

/** Where a value of an unloaded package comes from. */
export interface Placeholder {
  /** As it was imported. */
  readonly specifier: string;
  /** What was taken of it, such as `themes.github`. */
  readonly path: string;
  /** The arguments of the call that returned it. */
  readonly args: readonly unknown[];
}

/** Undefined for any other value. */
export function placeholderOf(value: unknown): Placeholder | undefined {
  return typeof value === 'function'
    ? (value as unknown as Record<symbol, Placeholder | undefined>)[Symbol.for(mark)]
    : undefined;
}

/** A CommonJS module of which everything can be taken, called, constructed and spread. `defineConfig` and its like return their argument. */
export function placeholderSource(specifier: string): string {
  return code`
const mark = Symbol.for(${mark});
const same = (value) => value;
function make(path, args) {
  const proxy = new Proxy(function () {}, {
    get(target, key) {
      if (key === mark) return { specifier: ${specifier}, path, args };
      if (key === Symbol.toPrimitive) return () => ${specifier};
      if (key === Symbol.iterator) return function* () {};
      if (typeof key === 'symbol' || key === 'then' || key === '__esModule' || key === 'toJSON') return undefined;
      if (/^define[A-Z]\w*$|^with(?:Mermaid|Pwa)$/.test(key)) return same;
      return make(path === '' ? key : path + '.' + key, []);
    },
    apply: (target, self, given) => make(path, given),
    construct: (target, given) => make(path, given),
    // Named imports are looked up in the prototype of the module.
    getPrototypeOf: () => proxy,
  });
  return proxy;
}
module.exports = make('', []);
`.text;
}
