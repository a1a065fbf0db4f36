// Defines the types of a feed's input: the posts of an instance, and the site's feed options.
import type { PluginContext } from 'slodocs/kit';

/** Addresses are absolute. */
export interface FeedSource {
  /** Fields of the listing page; the options' `title`, `description`, `copyright` and `language` take precedence. */
  readonly title: string;
  readonly description: string;
  /** Such as `en`. */
  readonly language: string;
  readonly say: PluginContext['say'];
  readonly copyright?: string | undefined;
  readonly siteTitle: string;
  /** The host with the site's base: `https://a.example/base/`. */
  readonly siteUrl: string;
  /** Of the listing page. */
  readonly url: string;
  /** The folder of the feeds in the output, such as `application-release-notes`; empty for the output folder itself. */
  readonly path: string;
  /** An image for the posts, and a small square one. */
  readonly image?: string | undefined;
  readonly favicon?: string | undefined;
  /** Newest first. Without the unlisted ones. */
  readonly posts: readonly FeedPost[];
}

export interface FeedPost {
  readonly title: string;
  /** The permanent id of the post. */
  readonly url: string;
  /** An ISO 8601 instant, as is `updated`. */
  readonly date: string;
  readonly updated?: string | undefined;
  readonly description: string;
  readonly authors: readonly FeedAuthor[];
  readonly tags: readonly { readonly label: string }[];
  /** Equal digests are equal bodies. */
  readonly digest: string;
  /** The rendered body, with addresses as on its page. */
  html(): string;
}

export interface FeedAuthor {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly url?: string | undefined;
}
