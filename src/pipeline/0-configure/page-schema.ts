// Defines the schema of what pages of docs show besides their content.
import * as z from 'zod';
import { pageActions } from '#model/page-actions';
import { checked, problemOfAddress } from './addresses.ts';

const pageTool = z.strictObject({
  label: z.string().min(1, 'must not be empty'),
  href: checked(problemOfAddress).refine((href) => /\{(?:url|prompt)\}/.test(href), 'must have "{url}" or "{prompt}" in it'),
});

export const pageSettings = z.strictObject({
  lead: z.boolean().optional(),
  readingTime: z.boolean().optional(),
  actions: z.array(z.union([z.enum(pageActions), pageTool])).optional(),
  sidebar: z.strictObject({ hideable: z.boolean().optional(), autoCollapseCategories: z.boolean().optional() }).optional(),
});
