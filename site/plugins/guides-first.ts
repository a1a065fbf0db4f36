// Ranks release notes and pages about single data sources below guides in search results: most readers want to know how
// something works, not when it was released, and readers who need one data source search for it by name.
// Excludes archives: they name every version, and would rank above the note of that version.
import { collectionKey, definePlugin } from 'slodocs';

const oneSource = /^\/sources\/(?:add-data-source|create-slo)\/./;

/** `products` are the ids of the `posts()` whose notes rank lower; a note that sets `search` itself keeps its own value. */
export function guidesFirst(products: readonly string[]) {
  const collections = new Set(products.map((product) => collectionKey(`posts-${product}`, product)));
  const archives = new Set(products.map((product) => `/${product}-release-notes/archive`));
  return definePlugin({
    name: 'guides-first',
    apiVersion: 1,
    resolve(site) {
      const pages = site.pages.map((page) => {
        // Search excludes lists of posts, which it recognizes by this tag.
        if (archives.has(page.route.path)) return { ...page, crawlerTag: 'blog_posts_list' };
        if (page.kind !== 'doc') return page;
        const boost = oneSource.test(page.route.path) ? 0.3 : collections.has(page.docs) ? 0.6 : undefined;
        if (boost === undefined) return page;
        const { document } = page;
        const frontMatter = { search: { boost }, ...document.facts.frontMatter };
        return { ...page, document: { ...document, facts: { ...document.facts, frontMatter } } };
      });
      return { ...site, pages };
    },
  });
}
