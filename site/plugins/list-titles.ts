// Sets the titles of lists of release notes and tags, so that each page has a unique title.
import { definePlugin, type PlacedListing, type PlacedSite } from 'slodocs';

/** `notes` are the addresses of all lists of release notes; this plugin stands after the `posts()` that make them. */
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

/** Finds the title of a list; undefined for one that keeps its own. */
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

/** Lists of posts with a tag have a heading of their own beside the title. */
function retitled(page: PlacedListing, title: string | undefined): PlacedListing {
  if (title === undefined) return page;
  return { ...page, title, props: typeof page.props['heading'] === 'string' ? { ...page.props, heading: title } : page.props };
}
