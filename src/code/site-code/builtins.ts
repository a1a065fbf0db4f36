// Watches what all code of a process shares: the parts of JavaScript, and what every module finds without an import.
import { attempt } from '#model/attempt';
import { interruptKey } from './watchdog.ts';

export interface Builtins {
  /** Puts back what has changed, and names it; empty where nothing has. Not `whole`: looks at what is used everywhere alone. */
  restore(whole: boolean): readonly string[];
  /** Takes what is there now for sound, as before code runs that is not the site's. */
  adopt(whole: boolean): void;
  /** Puts environment variables back. */
  restoreEnvironment(): void;
}

interface Watched {
  readonly object: object;
  readonly key: string | symbol;
  readonly name: string;
  sound: PropertyDescriptor;
}

const { getOwnPropertyDescriptor, defineProperty, getPrototypeOf } = Object;
const { ownKeys } = Reflect;

/** What programs rest on. A look takes microseconds, and calls are many, so the rest of the language is left out. */
const names = [
  ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'BigInt', 'Date', 'RegExp', 'Error', 'Promise'],
  ...['Map', 'Set', 'WeakMap', 'WeakSet', 'JSON', 'Math', 'Reflect', 'Uint8Array', 'URL', 'URLSearchParams', 'console'],
];

/** What hardly any code does without. */
const everywhere = new Set([
  ...[
    'Object.keys',
    'Object.entries',
    'Object.assign',
    'JSON.parse',
    'JSON.stringify',
    'Promise.prototype.then',
    'fetch',
    'console',
  ],
  ...['map', 'filter', 'forEach', 'push', 'join', 'slice', 'includes', 'find', 'some', 'concat'].map(
    (name) => `Array.prototype.${name}`,
  ),
  ...['replace', 'split', 'slice', 'includes', 'startsWith', 'trim'].map((name) => `String.prototype.${name}`),
]);

/** Packages that work at the end of a process replace these, and `Error.stackTraceLimit` is a setting. The last one is ours. */
const free = new Set([
  ...['process.emit', 'process.reallyExit', 'process.emitWarning', 'Error.stackTraceLimit'],
  `globalThis[${interruptKey}]`,
]);

export function watchBuiltins(): Builtins {
  const plain: Watched[] = [];
  const accessors: Watched[] = [];
  for (const [name, object] of sharedObjects()) {
    for (const key of ownKeys(object)) {
      const sound = getOwnPropertyDescriptor(object, key);
      const one = { object, key, name: typeof key === 'symbol' ? `${name}[${key.description}]` : nameOf(name, key), sound };
      if (!sound || free.has(one.name) || !(sound.configurable || sound.writable)) continue;
      // Node makes much of what is global only when it is first asked for, and `RegExp.$1` is no method.
      if (sound.get) name.endsWith('.prototype') && accessors.push(one as Watched);
      else if (name !== 'process' || typeof sound.value === 'function') plain.push(one as Watched);
    }
  }
  plain.sort((a, b) => Number(everywhere.has(b.name)) - Number(everywhere.has(a.name)));
  const objects = plain.map(({ object }) => object as Record<string | symbol, unknown>);
  const keys = plain.map(({ key }) => key);
  const values = plain.map(({ sound }) => sound.value as unknown);
  /** What cannot be put back, which is told once. */
  const given = new Set<string>();
  const environment = { ...process.env };
  let folder = folderNow();

  /** Loops and indexes alone: any method may be what has changed. */
  const findChanged = (whole: boolean): Watched[] => {
    const changed: Watched[] = [];
    let count = 0;
    const end = whole ? keys.length : everywhere.size;
    for (let n = 0; n < end; n++) {
      if ((objects[n] as never)[keys[n] as never] !== values[n]) changed[count++] = plain[n] as Watched;
    }
    for (let n = 0; whole && n < accessors.length; n++) {
      const one = accessors[n] as Watched;
      if (getOwnPropertyDescriptor(one.object, one.key)?.get !== one.sound.get) changed[count++] = one;
    }
    return changed;
  };
  const restoreAdded = (found: string[]): void => {
    for (const key in {}) {
      const name = `Object.prototype.${key}`;
      if (given.has(name)) continue;
      if (!Reflect.deleteProperty(Object.prototype, key)) given.add(name);
      found.push(name);
    }
  };
  return {
    restore(whole) {
      const changed = findChanged(whole);
      for (let n = 0; n < changed.length; n++) {
        const { object, key, sound } = changed[n] as Watched;
        // A property that was made final stays as it is.
        if (getOwnPropertyDescriptor(object, key)?.configurable !== false) defineProperty(object, key, sound);
        else (object as Record<string | symbol, unknown>)[key] = sound.value;
      }
      const found: string[] = [];
      for (const { name } of changed) if (!found.includes(name)) found.push(name);
      restoreAdded(found);
      if (folder !== undefined && folderNow() !== folder) {
        process.chdir(folder);
        found.push('process.cwd()');
      }
      return found;
    },
    adopt(whole) {
      for (const one of findChanged(whole)) {
        one.sound = getOwnPropertyDescriptor(one.object, one.key) ?? one.sound;
        const at = plain.indexOf(one);
        if (at >= 0) values[at] = (one.object as Record<string | symbol, unknown>)[one.key];
      }
      for (const key in {}) given.add(`Object.prototype.${key}`);
      folder = folderNow();
    },
    restoreEnvironment() {
      for (const name of Object.keys(process.env)) if (environment[name] === undefined) delete process.env[name];
      for (const [name, value] of Object.entries(environment)) if (process.env[name] !== value) process.env[name] = value;
    },
  };
}

/** Undefined where it was deleted. */
function folderNow(): string | undefined {
  return attempt(() => process.cwd());
}

/** Each object once, with the name by which authors know it. */
function sharedObjects(): readonly (readonly [string, object])[] {
  const found = new Map<object, string>();
  const note = (name: string, object: unknown): void => {
    if ((typeof object === 'object' || typeof object === 'function') && object && !found.has(object)) found.set(object, name);
  };
  note('globalThis', globalThis);
  note('process', process);
  for (const name of names) {
    const value = (globalThis as unknown as Record<string, { readonly prototype?: unknown }>)[name];
    note(name, value);
    note(`${name}.prototype`, value?.prototype);
  }
  note('TypedArray.prototype', getPrototypeOf(Uint8Array.prototype));
  note('the iterator of arrays', getPrototypeOf([][Symbol.iterator]()));
  note('the iterator of maps', getPrototypeOf(new Map()[Symbol.iterator]()));
  note('the iterator of sets', getPrototypeOf(new Set()[Symbol.iterator]()));
  note('the prototype of iterators', getPrototypeOf(getPrototypeOf([][Symbol.iterator]())));
  return [...found].map(([object, name]) => [name, object]);
}

function nameOf(object: string, key: string): string {
  return object === 'globalThis' ? key : `${object}.${key}`;
}
