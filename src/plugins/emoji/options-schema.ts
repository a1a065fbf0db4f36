// The shape of the options of a plugin that has none.
import * as z from 'zod';

export const optionsSchema = z.strictObject({});
