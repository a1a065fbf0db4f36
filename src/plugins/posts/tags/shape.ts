// Defines the schema of an entry of the tags file.
import * as z from 'zod';

const text = z.string('a string');
const word = text.refine((value) => value.trim() !== '', 'a non-empty string');

/** A key without a value defines a tag as well. */
export const tagShape = z
  .strictObject(
    { label: word.optional(), description: text.optional(), permalink: word.optional() },
    'empty, or a map with `label`, `description` and `permalink`',
  )
  .nullable();
