// Creates the module for readers of a site in several languages, and the one with what they are told in each of these.
import { type LoadedModule, type SiteBrowserCode, withImports } from '#code/site-bundle/site-bundle';
import type { Context } from '#context/context';
import { code as print } from '#kit/print/javascript';
import { markedLiteral } from '#kit/print/marked-literal';
import { assetMark, settleMarks } from '#model/asset-mark';
import type { I18nSettings } from '#model/i18n';
import { browserModule } from '#output/asset-file';
import { fileBeside, putModule } from './put-module.ts';

/** A site of one language has none. */
export function languagesModule(context: Context, code: SiteBrowserCode): readonly LoadedModule[] {
  const { i18n } = context.config.settings;
  if (!i18n) return [];
  const { locale, locales } = i18n;
  const suggestions = suggestionsModule(context, code, i18n);
  const homes = locales.map(({ lang, url, baseUrl }) => [lang, url === locale.url ? baseUrl : url + baseUrl] as const);
  const data = {
    homes: Object.fromEntries(homes),
    ...(suggestions ? { suggestions: assetMark(suggestions.name) } : {}),
  };
  const tending = themeModule(code, 'slodocs/languages');
  const { text } = print`import{tendLanguages}from${fileBeside(tending.name)};`;
  const called = `${text}export const onRouteDidUpdate=tendLanguages(${markedLiteral(data)});`;
  const name = putModule(context, 'languages', settleMarks(called, new Set(suggestions ? [suggestions.name] : [])));
  return [{ name, later: { ...suggestions?.later, ...tending.later, [name]: [tending.name] } }];
}

/** Apart from the first, since few readers need it. */
function suggestionsModule(context: Context, code: SiteBrowserCode, { suggestions }: I18nSettings): LoadedModule | undefined {
  if (!suggestions) return undefined;
  const showing = themeModule(code, 'slodocs/suggestion');
  const { text } = print`import{suggestIn}from${fileBeside(showing.name)};export default suggestIn(${suggestions});`;
  const name = putModule(context, 'language-suggestions', text);
  return { name, later: { ...showing.later, [name]: [showing.name] } };
}

function themeModule(code: SiteBrowserCode, role: string): LoadedModule {
  const file = code.theme.modules[role] ?? '';
  const name = browserModule(file);
  return { name, later: withImports(code, name, code.theme.imports[file] ?? []) };
}
