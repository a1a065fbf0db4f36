import { defineConfig } from 'slodocs';
import { posts } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false },
  plugins: [posts({
    postsPerPage: 0,
    blogSidebarCount: -1,
    sortPosts: 'newest' as 'descending',
    blogSidebarTitel: 'News',
    onUntruncatedBlogPosts: 'ignore',
  })],
});
