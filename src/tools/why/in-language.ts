// Chooses the language that a page or a file belongs to.
import { join } from 'node:path';
import type { Context } from '#context/context';
import { cutAt } from '#kit/without-marks';
import { parseUrl } from '#model/parse-url';
import type { Settings } from '#model/settings';
import type { Resolved } from '#pipeline/resolve-languages';
import type { ResolvedSite } from '#session/session';
import { isAddress, pathsOf, type Question } from './find-target.ts';

export interface Asked {
  readonly context: Context;
  readonly resolved: Resolved;
  /** About an original where a translation was named. */
  readonly question: Question;
}

/** The site's own language for all that belongs to no other. */
export async function inLanguage(context: Context, resolved: ResolvedSite, question: Question): Promise<Asked> {
  const { settings, root } = context.config;
  if (!settings.i18n) return { context, resolved, question };
  const { site, languages } = await resolved.translated();
  const own = { context, resolved: { ...resolved, site }, question };
  if (isAddress(question.target)) {
    const whole = question.target.startsWith('/') ? undefined : parseUrl(question.target);
    const path = cutAt(whole?.pathname ?? question.target, '?#')[0];
    const origin = whole?.origin ?? settings.url;
    const isIn = ({ url, baseUrl }: Settings): boolean => origin === url && `${path}/`.startsWith(baseUrl);
    const found = languages.find(({ context }) => isIn(context.config.settings));
    return found ? { ...own, context: found.context, resolved: found } : own;
  }
  const paths = pathsOf(question, root);
  for (const language of languages) {
    for (const [original, translation] of language.context.translation?.files ?? []) {
      if (!paths.includes(translation)) continue;
      const target = { ...question, target: join(root, original) };
      return { context: language.context, resolved: language, question: target };
    }
  }
  return own;
}
