// Gives settings the shape that components of Docusaurus know: `siteConfig` and its `themeConfig`.
import type { JsonObject } from '#model/json';
import type { Settings, ThemeSettings } from '#model/settings';

export function siteOf({ url, icons, trailingSlash, lang, dir, fields }: Settings): JsonObject {
  const label = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  const languages = {
    defaultLocale: lang,
    locales: [lang],
    localeConfigs: { [lang]: { htmlLang: lang, direction: dir, label } },
  };
  return plain({ url, favicon: icons[0]?.src, trailingSlash, ...fields, i18n: { currentLocale: lang, ...languages } });
}

export function themeConfigOf(theme: ThemeSettings): JsonObject {
  const { navbar, footer, announcement, colorMode, sidebar, tableOfContents, image, metadata } = theme;
  return plain({
    navbar,
    footer: footer && { links: footer.columns, copyright: footer.copyright, logo: footer.logo },
    announcementBar: announcement,
    colorMode,
    docs: { sidebar },
    tableOfContents,
    image,
    metadata,
  });
}

/** As JSON has it: without what is undefined. */
function plain(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value)) as JsonObject;
}
