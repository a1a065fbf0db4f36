// Records which settings are read, and of the variables each by its name: a page depends on those that it shows.
import type { Settings } from '#model/settings';
import { digestOfValue } from './digest.ts';

const variable = 'variables.';

/** Listing the keys counts as reading every setting. */
export function recordedSettings(settings: Settings, record: (key: string) => void): Settings {
  // Of a frozen object a proxy may not answer another value.
  return recorded({ ...settings }, record, (key) => {
    if (key !== 'variables' || !settings.variables) return undefined;
    return recorded(
      settings.variables,
      (name) => record(variable + name),
      () => undefined,
      () => record('variables'),
    );
  });
}

/** `inner` returns what stands for a value that records its own keys. */
function recorded<T extends object>(
  target: T,
  record: (key: string) => void,
  inner: (key: string) => unknown,
  recordAll = () => Object.keys(target).forEach(record),
): T {
  return new Proxy(target, {
    get(_, key, receiver) {
      const own = typeof key === 'string' ? inner(key) : undefined;
      if (own !== undefined) return own;
      if (typeof key === 'string') record(key);
      return Reflect.get(target, key, receiver);
    },
    getOwnPropertyDescriptor(_, key) {
      if (typeof key === 'string') record(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys() {
      recordAll();
      return Reflect.ownKeys(target);
    },
  });
}

/** The digest of a setting as it is recorded. */
export function digestOfSetting(settings: Settings, key: string): string {
  const value = key.startsWith(variable) ? settings.variables?.[key.slice(variable.length)] : settings[key as keyof Settings];
  return digestOfValue(value);
}
