// Defines the schema of an entry of the tags file.
import * as z from 'zod';

const text = z.string('a text');
const word = text.refine((value) => value.trim() !== '', 'a text that is not empty');

/** A key without a value defines a tag as well. */
export const tagShape = z
  .strictObject(
    { label: word.optional(), description: text.optional(), permalink: word.optional() },
    'nothing, or a map of `label`, `description` and `permalink`',
  )
  .nullable();
