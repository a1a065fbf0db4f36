// The layouts that a page can ask for, by name.
import { CategoryLayout } from './CategoryLayout.tsx';
import { DocLayout } from './DocLayout.tsx';
import { ListingLayout } from './ListingLayout.tsx';
import type { Layout } from './layout.ts';
import { NotFoundLayout } from './NotFoundLayout.tsx';
import { TagLayout } from './TagLayout.tsx';
import { TagsLayout } from './TagsLayout.tsx';

export const layouts: Readonly<Partial<Record<string, Layout>>> = {
  category: CategoryLayout,
  doc: DocLayout,
  listing: ListingLayout,
  'not-found': NotFoundLayout,
  tag: TagLayout,
  tags: TagsLayout,
};
