// Stores a value under a key in the reader's browser, and syncs it across tabs.
import { earlySettings } from './early-settings.ts';

export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
  del(): void;
  /** Listens for changes made elsewhere, in this page or in other tabs. Returns a function that stops it. */
  listen(onChange: (event: StorageEvent) => void): () => void;
}

export type Persistence = 'localStorage' | 'sessionStorage' | 'none';

export interface StorageSlotOptions {
  /** The kind of storage; the site's own choice when absent. */
  readonly persistence?: Persistence | undefined;
}

/** If the browser refuses storage, does nothing, and warns once. */
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
      // Browsers dispatch `storage` events only to other tabs.
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, url: location.href, storageArea }));
    });
  };
  return {
    get: () => attempt((storage, key) => storage.getItem(key)),
    set: write,
    del: () => write(null),
    listen(onChange) {
      const hear = (event: StorageEvent): void => {
        // The event of a cleared storage names no key.
        attempt((storage, key) => event.storageArea === storage && (event.key ?? key) === key && onChange(event));
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}

/** Stored on the document, so that no module needs state. */
function warnOnce(fault: unknown): void {
  const { dataset } = document.documentElement;
  if ('noStorage' in dataset) return;
  dataset['noStorage'] = '';
  console.warn('Nothing is stored. Your choices apply only to this page.', fault);
}
