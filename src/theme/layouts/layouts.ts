// Maps the names of layouts to the theme's own; plugins bring others.

import type { Layout } from '../page/layout.ts';
import { CategoryLayout } from './CategoryLayout.tsx';
import { ComponentLayout } from './ComponentLayout.tsx';
import { DocLayout } from './DocLayout.tsx';
import { HomeLayout } from './HomeLayout.tsx';
import { ListingLayout } from './ListingLayout.tsx';
import { NotFoundLayout } from './NotFoundLayout.tsx';

export const layouts: Readonly<Partial<Record<string, Layout>>> = {
  category: CategoryLayout,
  component: ComponentLayout,
  doc: DocLayout,
  home: HomeLayout,
  listing: ListingLayout,
  'not-found': NotFoundLayout,
  // What only docs have shows nothing on other pages.
  page: DocLayout,
};
