// Keeps the version of the docs that a reader has chosen, and leads there from pages that belong to no version.
import type { SiteData } from '#model/page-data';
import type { LinkProps } from '#model/page-props';
import { createStorageSlot, type StorageSlot } from '../../dom/storage.ts';
import type { Behavior } from '../behavior.ts';

const slotOf = (docs: string): StorageSlot => createStorageSlot(`docs-preferred-version-${docs}`);

/** Stores the version when a link in a `[data-version]` inside a `[data-docs-versions]` is followed. */
export function keepVersions({ versions = {} }: SiteData): void {
  // A stored version may no longer exist.
  for (const [docs, names] of Object.entries(versions)) {
    const slot = slotOf(docs);
    if (!names.includes(slot.get() ?? names[0] ?? '')) slot.del();
  }
  const onClick = ({ target }: Event): void => {
    const version = (target as Element).closest<HTMLElement>('[data-docs-versions] [data-version]');
    const docs = version?.closest<HTMLElement>('[data-docs-versions]')?.dataset['docsVersions'];
    if (docs && (target as Element).closest('a')) slotOf(docs).set(version?.dataset['version'] ?? '');
  };
  document.addEventListener('click', onClick, { capture: true });
}

/** `data-in-versions` of an item holds its link in each version; the summary of a menu says the chosen one. */
export const preferVersion: Behavior = ({ find, signal }) => {
  const follow = (docs: string, show: (name: string) => void): void => {
    const slot = slotOf(docs);
    const showChosen = (): void => {
      const name = slot.get();
      if (name !== null) show(name);
    };
    signal.addEventListener('abort', slot.listen(showChosen));
    showChosen();
  };
  for (const item of find('[data-in-versions]')) {
    const { docs, byName } = JSON.parse(item.dataset['inVersions'] ?? '') as InVersions;
    const link = item.querySelector('a');
    if (link)
      follow(docs, (name) => {
        const other = Object.hasOwn(byName, name) ? byName[name] : undefined;
        if (other?.href == null) return;
        link.href = other.href;
        link.textContent = other.label;
      });
  }
  for (const menu of find('details[data-docs-versions]:not(:has([data-version] [aria-current]))')) {
    const label = [...(menu.querySelector('summary')?.childNodes ?? [])].find((node) => node instanceof Text);
    follow(menu.dataset['docsVersions'] ?? '', (name) => {
      const chosen = menu.querySelector(`[data-version="${CSS.escape(name)}"]`)?.textContent;
      if (label && chosen) label.nodeValue = chosen;
    });
  }
};

interface InVersions {
  readonly docs: string;
  readonly byName: Readonly<Record<string, LinkProps>>;
}
