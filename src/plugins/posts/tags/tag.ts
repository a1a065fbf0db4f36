// Defines a tag of posts: its label, the route of its page, and the place where a post names it.
import type { Place } from 'slodocs/kit';

export interface Tag {
  readonly label: string;
  /** Below the address of all tags, beginning with a slash and without one at its end. */
  readonly permalink: string;
  /** Empty for none. */
  readonly description: string;
}

/** A tag where a post names it. */
export interface TagUse {
  readonly tag: Tag;
  /** It is a text, and no map. */
  readonly isName: boolean;
  /** The file of tags does not define it. */
  readonly inline: boolean;
  readonly place: Place;
  /** Of its name alone. */
  readonly namePlace: Place;
}
