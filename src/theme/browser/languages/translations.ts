// Reads in which other languages the shown page exists and is translated.
import { translationMeta } from '#model/i18n';

export interface Translation {
  readonly lang: string;
  readonly href: string;
}

/** Search engines are told of them, and of those of an untranslated page only this script. */
export function translationsOf({ documentElement: { lang: current }, head }: Document): readonly Translation[] {
  const own = head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const links = [...head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map(({ hreflang, href }) => {
    return { lang: hreflang, href: here(href, own) };
  });
  const metas = [...head.querySelectorAll<HTMLMetaElement>(`meta[name="${translationMeta}"]`)].map(({ lang, content }) => {
    return { lang, href: new URL(content, location.origin).href };
  });
  return [...links, ...metas].filter(({ lang }) => lang !== current && lang !== 'x-default');
}

/** Addresses for search engines have the host of the site, which may be shown by another one. */
function here(href: string, own: string): string {
  const { origin, pathname } = new URL(href);
  return origin === new URL(own).origin ? location.origin + pathname : href;
}
