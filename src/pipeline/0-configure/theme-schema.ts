// Defines the schema of the settings of the theme.
import * as z from 'zod';
import { attributeRunsCode } from '#kit/code-addresses';
import { fontNames } from '#model/settings';
import { type SlotName, slotNames } from '#model/slots';
import type { UserConfig } from '#model/user-config';
import { picture } from './addresses.ts';
import { themeHeadKeys } from './head-schema.ts';
import { navigationKeys } from './navigation-schema.ts';
import { pageSettings } from './page-schema.ts';

export const filled = z.string().min(1, 'must not be empty');

const modulePath = z
  .string('must be the path of a module')
  .refine((path) => path !== '', 'must not be empty')
  .optional();

/** By slot. */
type ModulePaths = Record<SlotName, typeof modulePath>;

const meta = z
  .record(z.string(), z.string())
  .refine(isMeta, 'must have "name" or "property", and "content"')
  .refine((attributes) => !sendsToCode(attributes), 'must not send readers to an address that runs code');

/** Colours are checked later, so that the library loads only where there is one. */
export const colorMessage = 'must be a color such as "#7c3aed" or "oklch(0.52 0.2 300)"';

const color = z.string(colorMessage);

const level = z.int('must be a whole number').min(2, 'must be from 2 to 6').max(6, 'must be from 2 to 6').optional();

const tableOfContents = z
  .strictObject({ minHeadingLevel: level, maxHeadingLevel: level })
  .refine(
    ({ minHeadingLevel: min, maxHeadingLevel: max }) => (min ?? 2) <= (max ?? 6),
    'must not have a "minHeadingLevel" above its "maxHeadingLevel"',
  );

export const theme = z.strictObject({
  ...navigationKeys,
  colorMode: z
    .strictObject({
      defaultMode: z.enum(['light', 'dark']).optional(),
      disableSwitch: z.boolean().optional(),
      respectPrefersColorScheme: z.boolean().optional(),
    })
    .optional(),
  // Its services are checked with their options.
  analytics: z.unknown().optional(),
  clientModules: z.array(modulePath).optional(),
  components: z.record(z.string(), modulePath).superRefine(refuseElements).optional(),
  accent: z
    .union([color, z.strictObject({ light: color, dark: color })], 'must be a color, or an object with "light" and "dark"')
    .optional(),
  fonts: z.enum(fontNames).optional(),
  docs: pageSettings.optional(),
  tableOfContents: tableOfContents.optional(),
  css: z.array(filled).optional(),
  image: picture.optional(),
  metadata: z.array(meta).optional(),
  slots: z.strictObject(Object.fromEntries(slotNames.map((name) => [name, modulePath])) as ModulePaths).optional(),
  // Its entries are checked together with the plugins' texts.
  strings: z.record(z.string(), z.unknown()).optional(),
  ...themeHeadKeys,
} satisfies Record<keyof NonNullable<UserConfig['theme']>, z.ZodType>);

/** Refuses component names that would be HTML elements. */
function refuseElements(components: Readonly<Record<string, unknown>>, ctx: z.RefinementCtx): void {
  const help = 'Content uses it as an element: `<Price />` is a component, `<price />` is HTML.';
  const message = 'must be named like a component: one word that begins with a capital letter';
  for (const name of Object.keys(components))
    if (!/^[A-Z][\w$]*$/.test(name)) ctx.addIssue({ code: 'custom', path: [name], message, params: { help } });
}

function sendsToCode(attributes: Readonly<Record<string, string>>): boolean {
  const isRefresh = /^\s*refresh\s*$/i.test(attributes['http-equiv'] ?? '');
  return attributeRunsCode('meta', 'content', attributes['content'] ?? '', isRefresh);
}

function isMeta(attributes: Readonly<Record<string, string>>): boolean {
  const named = ['name', 'property', 'http-equiv', 'itemprop'].some((key) => key in attributes);
  return named && 'content' in attributes;
}
