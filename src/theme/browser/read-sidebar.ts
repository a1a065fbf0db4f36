// Reads the entries of a sidebar out of its markup, as the server has rendered it.
import type { SidebarEntry } from '#model/page-props';
import { plainEntry, type UnshownOfEntries } from '#model/sidebar-tree';

/** `shownOf` in `#model/sidebar-markup` foretells what is read. */
export function readSidebar(list: Element | null | undefined, unshown: UnshownOfEntries): readonly SidebarEntry[] {
  let count = 0;
  const read = (list: Element | null | undefined): readonly SidebarEntry[] =>
    Array.from((list?.children ?? []) as Iterable<HTMLElement>, (item) => {
      const own = unshown[count++];
      const link = item.firstElementChild;
      const below = own?.html ? null : item.querySelector('ul');
      return {
        ...plainEntry,
        type: item.className ? 'category' : 'link',
        label: link?.firstChild?.textContent ?? '',
        href: link?.getAttribute('href') ?? null,
        active: !!link?.hasAttribute('aria-current'),
        open: !!below,
        collapsible: item.className === 'branch',
        ...(item.dataset['inside'] && { leadsInside: true }),
        ...own,
        items: read(below),
      };
    });
  return read(list);
}
