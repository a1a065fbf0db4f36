// Defines the types of the props of the posts' layouts: plain JSON with final addresses.

export interface PostProps {
  /** ISO 8601, in UTC. */
  readonly date: string;
  /** For people, such as `January 2, 2025`. */
  readonly dateText: string;
  /** In minutes; null where it is not told. */
  readonly readingTime: number | null;
  readonly authors: readonly AuthorProps[];
  readonly tags: readonly PostTagProps[];
  /** Tags of releases are shown beside the date, those of other posts below the text. */
  readonly tagsFirst?: boolean;
  /** On the page of a post: older posts stand before it, and newer ones behind it. */
  readonly oldestFirst?: boolean;
}

export interface PostTagProps {
  readonly label: string;
  readonly href: string;
  readonly description: string;
}

export interface AuthorProps {
  /** Empty for an author who stands in no map. */
  readonly key: string;
  readonly name: string;
  /** What the author is, such as "Maintainer"; empty for none. */
  readonly title: string;
  readonly url: string | null;
  readonly imageUrl: string | null;
  readonly description: string;
  /** The page that lists what the author has written; null where there is none. */
  readonly page: string | null;
  readonly socials: readonly { readonly platform: string; readonly href: string }[];
}

/** A post in a list, before its excerpt. */
export interface ListedPostProps extends PostProps {
  readonly title: string;
  readonly href: string;
  /** The list shows the post up to its truncate marker only. */
  readonly truncated: boolean;
}

/** Of the layout `post-list`. */
export interface PostListProps {
  /** Of a list that has one: that of a tag or an author. */
  readonly heading: string | null;
  readonly author: AuthorProps | null;
  /** The page of all tags, of all authors, or of all years; null where none belongs to it. */
  readonly all: { readonly of: 'tags' | 'authors' | 'archive'; readonly href: string } | null;
  /** In the order of the excerpts. */
  readonly items: readonly ListedPostProps[];
  /** The page with newer posts, and that with older ones. */
  readonly newer: string | null;
  readonly older: string | null;
  /** The page with older posts is the one before it. */
  readonly oldestFirst?: boolean;
}

/** Of the layout `post-archive`. */
export interface PostArchiveProps {
  readonly years: readonly {
    readonly id: string;
    readonly year: string;
    readonly items: readonly {
      readonly title: string;
      readonly description: string;
      readonly href: string;
      readonly date: string;
      readonly dateText: string;
    }[];
  }[];
}

/** Of the layout `post-authors`. */
export interface PostAuthorsProps {
  readonly authors: readonly (AuthorProps & { readonly count: number })[];
}
