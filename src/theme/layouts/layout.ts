// What every layout is given.

import type { ComponentType } from 'react';
import type { PageProps } from '#model/page-props';

export interface LayoutProps {
  readonly page: PageProps;
  /** The body as ready HTML; null for pages without content of their own. */
  readonly body: string | null;
}

export type Layout = ComponentType<LayoutProps>;
