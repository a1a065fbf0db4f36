// Prints the items of sidebars: most are the same on every page, and each of those is rendered once.
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { PageProps, SidebarEntry } from '#model/page-props';
import { Item, itemsOf } from '../components/Sidebar/SidebarEntries.tsx';
import type { ListInTree } from '../components/Sidebar/use-tree.ts';
import { PageProvider } from '../page/page-context.tsx';

/** Some megabytes in each thread. */
const mostKept = 5000;

/** By the texts of a language and the entry. */
const kept = new Map<string, Map<string, string>>();

export function printEntriesOn(page: PageProps): (inTree: ListInTree) => string {
  const texts = page.words ? JSON.stringify(page.words) : '';
  const known = kept.get(texts) ?? new Map<string, string>();
  kept.set(texts, known);
  const printItem = (entry: SidebarEntry): string => {
    const key = JSON.stringify(entry);
    const found = known.get(key);
    if (found !== undefined) return found;
    const html = renderToStaticMarkup(
      <PageProvider page={page}>
        <Item entry={entry} />
      </PageProvider>,
    );
    if (known.size >= mostKept) known.clear();
    known.set(key, html);
    return html;
  };
  const print = (inTree: ListInTree): string => {
    const items = itemsOf(inTree).map(({ entry, inside }) => {
      const item = printItem({ ...entry, items: [] });
      return inside ? item.replace(/<\/li>$/, () => `<ul>${print(inside)}</ul></li>`) : item;
    });
    return items.join('');
  };
  return print;
}
