// Defines the schema of `i18n`: the languages of a site.
import * as z from 'zod';
import { fallbacks, headingIdSources, type I18nConfig, type LocaleConfig } from '#model/i18n';
import { nearest } from '#model/nearest';
import { checked, problemOfOrigin, problemOfPath } from './addresses.ts';
import { problemOfCalendar, problemOfLanguage } from './language.ts';

const folder = z.string().regex(/^[^/\\]+$/, 'must be the name of a folder');

export const fallback = z.enum(fallbacks);

/** A language whose name is in no part of the path would share its translations with all others. */
export const translations = z
  .string()
  .regex(/^[^{}]*\{locale\}[^{}]*$/, 'must be a folder with "{locale}" in it, such as "docs/{locale}"');

const localeConfig = z.strictObject({
  label: z.string().min(1, 'must not be empty').optional(),
  htmlLang: checked(problemOfLanguage).optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  calendar: checked(problemOfCalendar).optional(),
  path: folder.optional(),
  translate: z.boolean().optional(),
  url: checked(problemOfOrigin).optional(),
  baseUrl: checked(problemOfPath).optional(),
  fallback: fallback.optional(),
} satisfies Record<keyof LocaleConfig, z.ZodType>);

const shape = z.strictObject({
  defaultLocale: z.string(),
  locales: z.array(folder).min(1, 'must have an entry'),
  path: folder.optional(),
  fallback: fallback.optional(),
  headingIds: z.enum(headingIdSources).optional(),
  staleNotice: z.boolean().optional(),
  searchUntranslated: z.boolean().optional(),
  suggest: z.boolean().optional(),
  localeConfigs: z.record(z.string(), localeConfig).optional(),
} satisfies Record<keyof I18nConfig, z.ZodType>);

export const i18n = shape.superRefine(refuseUnknown).superRefine(refuseClashes);

type Given = z.infer<typeof shape>;

function refuseUnknown({ defaultLocale, locales, localeConfigs = {} }: Given, ctx: z.RefinementCtx): void {
  const refuse = (path: (string | number)[], name: string): void => {
    const near = nearest(name, locales);
    const help = near === undefined ? 'Add it to "locales", or remove it here.' : `Did you mean "${near}"?`;
    ctx.addIssue({
      code: 'custom',
      path,
      message: `must name one of "locales", but "${name}" is not in that list`,
      params: { help },
    });
  };
  if (!locales.includes(defaultLocale)) refuse(['defaultLocale'], defaultLocale);
  for (const name of Object.keys(localeConfigs)) if (!locales.includes(name)) refuse(['localeConfigs', name], name);
  for (const [index, name] of locales.entries()) {
    const problem = localeConfigs[name]?.htmlLang === undefined ? problemOfLanguage(name) : undefined;
    const help = problem?.help ?? `Or set its language tag: \`localeConfigs: { ${JSON.stringify(name)}: { htmlLang: '…' } }\`.`;
    if (problem) ctx.addIssue({ code: 'custom', path: ['locales', index], message: problem.message, params: { help } });
  }
}

/** Two languages cannot share a name or a folder of translations. */
function refuseClashes({ locales, localeConfigs = {} }: Given, ctx: z.RefinementCtx): void {
  for (const [index, name] of locales.entries()) {
    const first = locales.indexOf(name);
    if (first < index)
      ctx.addIssue({ code: 'custom', path: ['locales', index], message: `must differ from "locales[${first}]"` });
  }
  const seen = new Map<string, string>();
  for (const name of new Set(locales)) {
    const folder = localeConfigs[name]?.path ?? name;
    const other = seen.get(folder);
    seen.set(folder, name);
    if (other === undefined) continue;
    const help = 'Each language needs its own folder.';
    const path = ['localeConfigs', name, 'path'];
    ctx.addIssue({ code: 'custom', path, message: `must differ from that of "${other}"`, params: { help } });
  }
}
