// Counts what has changed around the content of pages, which is told once and not for each page.
import { compareText } from '#model/place';
import type { PageText } from './page-text.ts';

/** What has changed around the content. */
export interface Around {
  /** Of navbar, sidebars and footer; those on most pages first. */
  readonly labels: readonly LabelChange[];
  /** Styles and scripts with other bytes, by name. */
  readonly assets: readonly { readonly name: string; readonly pages: number }[];
}

export interface LabelChange {
  readonly region: string;
  readonly label: string;
  readonly href: string;
  readonly change: 'removed' | 'added';
  readonly pages: number;
}

interface Tally {
  add(before: PageText, after: PageText): void;
  list(): Around;
}

export function createTally(): Tally {
  const labels = new Map<string, number>();
  const assets = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);
  return {
    add(before, after) {
      for (const label of before.labels) if (!after.labels.has(label)) count(labels, `removed\n${label}`);
      for (const label of after.labels) if (!before.labels.has(label)) count(labels, `added\n${label}`);
      const known = new Set(
        [...before.assets, ...after.assets].filter((one) => before.assets.includes(one) && after.assets.includes(one)),
      );
      const changed = [...before.assets, ...after.assets].filter((one) => !known.has(one)).map(nameOf);
      for (const name of new Set(changed)) count(assets, name);
    },
    list: () => ({
      labels: [...labels]
        .map(([key, pages]): LabelChange => {
          const [change, region = '', label = '', href = ''] = key.split('\n');
          return { change: change === 'removed' ? 'removed' : 'added', region, label, href, pages };
        })
        .sort((a, b) => compareText(a.region, b.region) || b.pages - a.pages || compareText(a.label, b.label)),
      assets: [...assets].map(([name, pages]) => ({ name, pages })).sort((a, b) => compareText(a.name, b.name)),
    }),
  };
}

/** Without the folder, and the digest of its bytes. */
function nameOf(address: string): string {
  const name = address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  return name.replace(/-[\da-zA-Z]{8,}(?=\.\w+$)/, '');
}
