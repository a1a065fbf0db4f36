// Defines the empty options of this plugin.
import * as z from 'zod';

export const optionsSchema = z.strictObject({});
