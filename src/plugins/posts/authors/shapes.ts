// Defines the schemas of authors, in the authors file and in front matter.

import { nearest, runsCode, wantedAddress } from 'slodocs/kit';
import * as z from 'zod';
import { platforms, profileOf } from './author.ts';

const text = z.string('a string');
const word = text.refine((value) => value.trim() !== '', 'a non-empty string');
const address = word.refine((value) => !/\s/.test(value), 'an address without spaces');

const link = address.refine((value) => !runsCode(value), wantedAddress);
const picture = address.refine((value) => !runsCode(value, true), wantedAddress);

const socials = z
  .record(z.string(), word, 'a map of platforms to names')
  .superRefine((value, ctx) => {
    for (const [platform, name] of Object.entries(value)) {
      if (profileOf(platform, name)) continue;
      const isKnown = platforms.includes(platform.toLowerCase());
      const meant = isKnown ? undefined : nearest(platform, platforms);
      const question = meant === undefined ? '' : `: did you mean the platform "${meant}"?`;
      const message = isKnown ? 'a name without "/", or a full address' : `a full address such as "https://…"${question}`;
      ctx.addIssue({ code: 'custom', path: [platform], message });
    }
  })
  .describe(`Names on ${platforms.join(', ')}; or full addresses on any site.`);

const shown = {
  name: word.optional().describe('The name that readers see.'),
  title: text.optional().describe('The role of the author, shown below the name.'),
  url: link.optional().describe('The link target of the name.'),
  email: address.optional().describe('The link target of the name if there is no `url`; also shown in feeds.'),
  image_url: picture.optional().describe('A picture: an address, or a file in a static folder.'),
  imageURL: picture.optional().describe('The same as `image_url`.'),
  description: text.optional().describe("A few sentences for the author's page."),
  socials: socials.optional(),
};

const described = z.object(shown);

const nameless = 'a map with `name` or `image_url`';
const isShown = ({ name, image_url, imageURL }: { name?: unknown; image_url?: unknown; imageURL?: unknown }): boolean =>
  (name ?? image_url ?? imageURL) !== undefined;

/** Other keys are allowed, as in Docusaurus. */
const known = z
  .looseObject(
    {
      ...shown,
      page: z
        .union([z.boolean(), z.looseObject({ permalink: word })], 'true, false, or a map with `permalink`')
        .optional()
        .describe('True for a page with all posts of the author, or its address: `{ permalink: /jane }`.'),
    },
    nameless,
  )
  .refine(isShown, nameless);

/** The description of an author, in the file or in a post. */
export type Described = Partial<z.infer<typeof described>>;
export type KnownAuthor = z.infer<typeof known>;

/** A file of authors, for editors. */
export const authorsFileShape = z.record(z.string(), known).describe('The authors of posts, by the keys that posts use.');

export const knownShape = known;

/** An author described in a post, or additions to a known one named by `key`. */
export const inlineShape = z
  .looseObject({ key: word.optional(), ...shown }, 'the key of an author, or a map with `name`')
  .refine((value) => value.key !== undefined || isShown(value), 'a map with `key`, `name` or `image_url`');

export type InlineAuthor = z.infer<typeof inlineShape>;
