// The shape of the file of tags.
import * as z from 'zod';

const text = z.string('a text');
const word = text.refine((value) => value.trim() !== '', 'a text that is not empty');

export const tagShape = z
  .strictObject(
    {
      label: word.optional().describe('What readers see. The key, with a capital letter.'),
      description: text.optional().describe('One or two sentences above the list of its posts.'),
      permalink: word.optional().describe('The end of its address, such as `/billing`. The key in kebab case.'),
    },
    'nothing, or a map of `label`, `description` and `permalink`',
  )
  .nullable();

/** A file of tags, for editors. */
export const tagsFileShape = z.record(z.string(), tagShape).describe('The tags that posts may bear.');
