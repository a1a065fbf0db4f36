// Defines the types of the props of layouts.
import type { ComponentType } from 'react';
import type { JsonObject } from '#model/json';
import type { PageProps } from '#model/page-props';

/** A page with typed `props`, as set by the plugin that made the page. */
export type PageWith<Props extends object = object> = Omit<PageProps, 'props'> & { readonly props: Props };

export interface LayoutProps<Props extends object = JsonObject> {
  readonly page: PageWith<Props>;
  /** The body as ready HTML; null for pages without content of their own. */
  readonly body: string | null;
}

/** The props of static layouts. Their HTML is kept by browsers as it is. */
export interface StaticLayoutProps<Props extends object = JsonObject> {
  readonly page: PageWith<Props>;
  /** The rendered excerpts of a listing, in the order of its `excerpts`. */
  readonly excerpts: readonly string[];
}

export type Layout = ComponentType<LayoutProps>;
