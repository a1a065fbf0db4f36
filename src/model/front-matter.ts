// Defines the types of front matter: the keys that a document may set.

import type { Direction, Fallback } from './i18n.ts';
import type { JsonObject } from './json.ts';
import type { SidebarBadge } from './sidebar.ts';

/** A tag as written: a label, or a label with a permalink below the tags' route. */
export type WrittenTag = string | { readonly label: string; readonly permalink: string };

/** The keys that have a meaning without any plugin. */
export const frontMatterKeys = [
  ...['id', 'title', 'description', 'slug', 'keywords', 'image', 'hide_title', 'hide_table_of_contents'],
  ...['toc_min_heading_level', 'toc_max_heading_level', 'sidebar_label', 'sidebar_key', 'sidebar_class_name'],
  ...['sidebar_position', 'sidebar_custom_props', 'badge', 'banner', 'layout', 'dir', 'displayed_sidebar', 'tags'],
  ...['pagination_label', 'pagination_next', 'pagination_prev', 'custom_edit_url', 'parse_number_prefixes', 'last_update'],
  ...['wrapperClassName', 'draft', 'unlisted', 'fallback', 'mdx'],
] as const satisfies readonly (keyof FrontMatter)[];

/** Validated front matter. Unknown keys are kept in `other`. */
export interface FrontMatter {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly slug?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
  readonly image?: string | undefined;
  readonly hide_title?: boolean | undefined;
  readonly hide_table_of_contents?: boolean | undefined;
  readonly toc_min_heading_level?: number | undefined;
  readonly toc_max_heading_level?: number | undefined;
  readonly sidebar_label?: string | undefined;
  readonly sidebar_key?: string | undefined;
  readonly sidebar_class_name?: string | undefined;
  readonly sidebar_position?: number | undefined;
  readonly sidebar_custom_props?: JsonObject | undefined;
  readonly badge?: string | SidebarBadge | undefined;
  readonly banner?: string | SidebarBadge | undefined;
  readonly layout?: string | undefined;
  readonly dir?: Direction | undefined;
  readonly displayed_sidebar?: string | null | undefined;
  readonly tags?: readonly WrittenTag[] | undefined;
  readonly pagination_label?: string | undefined;
  readonly pagination_next?: string | null | undefined;
  readonly pagination_prev?: string | null | undefined;
  readonly custom_edit_url?: string | null | undefined;
  readonly parse_number_prefixes?: boolean | undefined;
  readonly last_update?: { readonly date?: string | undefined; readonly author?: string | undefined } | undefined;
  readonly wrapperClassName?: string | undefined;
  readonly draft?: boolean | undefined;
  readonly unlisted?: boolean | undefined;
  readonly fallback?: Fallback | undefined;
  readonly mdx?: { readonly format?: 'md' | 'mdx' | 'detect' | undefined } | undefined;
  readonly other: JsonObject;
}
