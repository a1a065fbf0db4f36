// The props of layouts.
import type { ComponentType } from 'react';
import type { JsonObject } from '#model/json';
import type { PageProps } from '#model/page-props';

/** A page whose `props` have a type: those that the plugin which made the page has given it. */
export type PageWith<Props extends object = object> = Omit<PageProps, 'props'> & { readonly props: Props };

export interface LayoutProps<Props extends object = JsonObject> {
  readonly page: PageWith<Props>;
  /** The body as ready HTML; null for pages without content of their own. */
  readonly body: string | null;
}

/** What the components of a static layout are given. Their output is HTML that browsers keep as it is. */
export interface StaticLayoutProps<Props extends object = JsonObject> {
  readonly page: PageWith<Props>;
  /** The rendered excerpts of a listing, in the order of its `excerpts`. */
  readonly excerpts: readonly string[];
}

export type Layout = ComponentType<LayoutProps>;
