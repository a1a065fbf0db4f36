// The layouts that a page can ask for, by name.
import { CategoryLayout } from './CategoryLayout.tsx';
import { ComponentLayout } from './ComponentLayout.tsx';
import { DocLayout } from './DocLayout.tsx';
import { HomeLayout } from './HomeLayout.tsx';
import { ListingLayout } from './ListingLayout.tsx';
import type { Layout } from './layout.ts';
import { NotFoundLayout } from './NotFoundLayout.tsx';
import { PageLayout } from './PageLayout.tsx';
import { PostLayout } from './PostLayout.tsx';
import { PostsLayout } from './PostsLayout.tsx';
import { SearchLayout } from './SearchLayout.tsx';
import { TagLayout } from './TagLayout.tsx';
import { TagsLayout } from './TagsLayout.tsx';

export const layouts: Readonly<Partial<Record<string, Layout>>> = {
  category: CategoryLayout,
  component: ComponentLayout,
  doc: DocLayout,
  home: HomeLayout,
  listing: ListingLayout,
  'not-found': NotFoundLayout,
  page: PageLayout,
  post: PostLayout,
  'post-archive': PostsLayout,
  'post-authors': PostsLayout,
  'post-list': PostsLayout,
  search: SearchLayout,
  tag: TagLayout,
  tags: TagsLayout,
};
