// Stores the version of the docs that a reader has chosen, for pages that belong to no version.
import { useEffect } from 'react';
import type { PageProps } from '#model/page-props';
import { createStorageSlot } from './storage.ts';
import { useStorageSlot } from './use-storage-slot.ts';

const keyOf = (docs: string): string => `docs-preferred-version-${docs}`;

/** Stores the version when a link in a `[data-version]` inside a `[data-docs-versions]` is followed. */
export function keepChosenVersions(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const version = (target as Element).closest<HTMLElement>('[data-docs-versions] [data-version]');
      const docs = version?.closest<HTMLElement>('[data-docs-versions]')?.dataset['docsVersions'];
      if (docs && (target as Element).closest('a')) createStorageSlot(keyOf(docs)).set(version?.dataset['version'] ?? '');
    },
    true,
  );
}

/** Null on the server, and for readers who have chosen none. */
export function usePreferredVersion(docs: string | null): string | null {
  return useStorageSlot(docs === null ? null : keyOf(docs))[0];
}

/** Ignores a stored version that no longer exists. */
export function useKnownVersions({ version, site }: Pick<PageProps, 'version' | 'site'>): void {
  useEffect(() => {
    const known = version ? { [version.docs]: version.all.map(({ name }) => name) } : site.versions;
    for (const [docs, names] of Object.entries(known ?? {})) {
      const slot = createStorageSlot(keyOf(docs));
      if (!names.includes(slot.get() ?? names[0] ?? '')) slot.del();
    }
  }, [version, site]);
}
