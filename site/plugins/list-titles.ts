// Sets the titles of release note lists and tag lists, so that each page has a unique title.
import { definePlugin, type PlacedListing, type PlacedSite } from 'slodocs';

/** `notes` are the addresses of all release note lists; add this plugin after the `posts()` that create them. */
export function listTitles(notes: readonly string[]) {
  return definePlugin({
    name: 'list-titles',
    apiVersion: 1,
    resolve(site) {
      const titleOf = titlesOf(site, notes);
      return { ...site, pages: site.pages.map((page) => (page.kind === 'listing' ? retitled(page, titleOf(page)) : page)) };
    },
  });
}

/** Returns a function that finds the new title of a list, or undefined if the list keeps its title. */
function titlesOf(site: PlacedSite, notes: readonly string[]): (page: PlacedListing) => string | undefined {
  const tags = new Map(
    site.pages.flatMap((page) => (page.kind === 'doc' ? page.tags : [])).map(({ label, route }) => [route.path, label]),
  );
  const titles = new Map(site.pages.map(({ route, title }) => [route.path, title]));
  return ({ route: { path } }) => {
    const root = notes.find((start) => path.startsWith(`${start}/`));
    const tag = tags.get(path);
    if (tag !== undefined) return root === undefined ? `Tagged: ${tag}` : `Release notes: ${tag}`;
    if (root === undefined) return undefined;
    const [, folder, page] = path.slice(root.length).split('/');
    if (folder === 'page') return `${titles.get(root)}, page ${page}`;
    return folder === 'archive' ? `${titles.get(root)} archive` : 'Release note categories';
  };
}

/** Replaces the title. Lists of posts with a tag have a separate heading, which is replaced as well. */
function retitled(page: PlacedListing, title: string | undefined): PlacedListing {
  if (title === undefined) return page;
  return { ...page, title, props: typeof page.props['heading'] === 'string' ? { ...page.props, heading: title } : page.props };
}
