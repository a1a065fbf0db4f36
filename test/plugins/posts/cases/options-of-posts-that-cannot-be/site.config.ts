import { defineConfig } from 'slodocs';
import { posts } from 'slodocs/plugins';

const feed = { limit: 'all', title: 5 };
const old = {
  id: 'old',
  path: 'old',
  routeBasePath: 'old',
  title: 7,
  editUrl: 'javascript:x',
  archiveBasePath: false,
  onInlineTags: 'warning',
  releases: { lates: 'newest.json' },
  'a(b': true,
  remarkPlugins: [],
  feedOptions: feed,
};

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [posts({
    postsPerPage: 0,
    blogSidebarCount: -1,
    sortPosts: 'newest' as 'descending',
    blogSidebarTitel: 'News',
    onUntruncatedBlogPosts: 'ignore',
  }), posts(old as {})],
});
