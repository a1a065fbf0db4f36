// Builds the sidebar of recent posts that every post shows.
import { collectionKey, type Sidebar, type SidebarCategory, type SidebarItem } from 'slodocs/kit';
import type { Post } from '../post.ts';
import { byYear } from './archive.ts';
import { type Printer, sidebarName } from './printing.ts';

/** By year, as Docusaurus shows them. `listed` are those that lists show. */
export function recentPosts(listed: readonly Post[], { terms, say }: Printer): readonly Sidebar[] {
  if (terms.sidebarCount === 0) return [];
  const shown = listed.slice(0, terms.sidebarCount);
  const years = byYear(shown, terms.ascending).map(({ year, posts: ofYear }) => open(year, ofYear.map(linkTo)));
  const docs = collectionKey(terms.name, terms.id);
  const items = [open(terms.sidebarTitle ?? say('theme.blog.sidebar.title'), years)];
  const labels = { nav: say('theme.blog.sidebar.navAriaLabel'), menu: say('theme.blog.sidebar.menuLabel') };
  return [{ docs, version: 'current', name: sidebarName, items, labels }];
}

function open(label: string, items: readonly SidebarItem[]): SidebarCategory {
  return { type: 'category', label, items, collapsed: false, collapsible: false };
}

function linkTo({ label, route, doc }: Post): SidebarItem {
  return { type: 'link', label: doc.document.facts.frontMatter.sidebar_label ?? label, to: route, doc: doc.id };
}
