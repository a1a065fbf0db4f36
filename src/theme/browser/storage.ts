// A key to a slot of the reader's storage, which keeps its value, and tells all open pages when it changes.
import { earlySettings } from './early-settings.ts';

export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
  del(): void;
  /** Hears of changes that others make, in this page and in other tabs. Gives what ends it. */
  listen(onChange: (event: StorageEvent) => void): () => void;
}

export type Persistence = 'localStorage' | 'sessionStorage' | 'none';

export interface StorageSlotOptions {
  /** Where it is kept; without it, where the site keeps such things. */
  readonly persistence?: Persistence | undefined;
}

/** What the reader's browser refuses is left undone, and said once. */
export function createStorageSlot(key: string, { persistence }: StorageSlotOptions = {}): StorageSlot {
  const name = (): string => key + (earlySettings()['storageSuffix'] ?? '');
  const kind = (): Persistence => persistence ?? (earlySettings()['storage'] as Persistence | undefined) ?? 'localStorage';
  const attempt = <T>(use: (storage: Storage, key: string) => T): T | null => {
    try {
      const type = kind();
      return type === 'none' ? null : use(window[type], name());
    } catch (fault) {
      warnOnce(fault);
      return null;
    }
  };
  const write = (newValue: string | null): void => {
    attempt((storageArea, key) => {
      const oldValue = storageArea.getItem(key);
      if (oldValue === newValue) return;
      if (newValue === null) storageArea.removeItem(key);
      else storageArea.setItem(key, newValue);
      // Browsers tell the other tabs alone.
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, url: location.href, storageArea }));
    });
  };
  return {
    get: () => attempt((storage, key) => storage.getItem(key)),
    set: write,
    del: () => write(null),
    listen(onChange) {
      const hear = (event: StorageEvent): void => {
        // A storage that was emptied has no key to name.
        attempt((storage, key) => event.storageArea === storage && (event.key ?? key) === key && onChange(event));
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}

/** The document remembers that it was said: there is one of it, and no module needs to. */
function warnOnce(fault: unknown): void {
  const { dataset } = document.documentElement;
  if ('noStorage' in dataset) return;
  dataset['noStorage'] = '';
  console.warn('Nothing is kept: what you choose holds for this page alone.', fault);
}
