// Reads from a page's HTML what readers and search engines depend on.
import { Parser } from 'htmlparser2';
import { decoded } from '#model/parse-url';
import type { Alternate, BuiltPage, Link, SidebarLink } from './built-site.ts';
import {
  type Attributes,
  has,
  isAuthor,
  isCategory,
  isHeadingAnchor,
  isLanguageLink,
  isNeighbour,
  isPageTag,
  isPortrait,
  listOf,
} from './known-markup.ts';
import { enter, type Open, root } from './open-element.ts';

/** What of the text is kept, in characters: descriptions stand at its beginning. */
const longestText = 4000;

/** Addresses are as they are written. Known by what Docusaurus 2 and 3, VitePress, MkDocs and slodocs print. */
export function readPage(html: string): BuiltPage {
  const open: Open[] = [root];
  const texts: { readonly depth: number; text: string; readonly end: (text: string) => void }[] = [];
  const meta = new Map<string, string>();
  const headings: string[] = [];
  const ids = new Set<string>();
  const contents = new Set<string>();
  const sidebar: SidebarLink[] = [];
  const tags: Link[] = [];
  const links = new Set<string>();
  const images: string[] = [];
  const authors: string[] = [];
  const dates: string[] = [];
  const alternates: Alternate[] = [];
  const languages: (Link & { readonly lang: string })[] = [];
  const scripts: string[] = [];
  /** The last label of each list of the sidebar that is open. */
  const labels: string[] = [];
  const titles: string[] = [];
  const entries = new Set<string>();
  let [title, language, text, classes, refresh] = ['', '', '', '', ''];
  let [canonical, previous, next, textLanguage]: (string | undefined)[] = [];
  let link: { readonly href: string; readonly depth: number } | undefined;
  let hasCategories = false;
  let isCut = false;

  const collect = (end: (text: string) => void): void => void texts.push({ depth: open.length, text: '', end });
  const readHead = (name: string, attributes: Attributes): void => {
    const { href = '', src = '', content = '' } = attributes;
    if (name === 'html') {
      language = attributes['lang'] ?? '';
      classes = attributes['class'] ?? '';
    } else if (name === 'title') {
      if (title === '') collect((found) => (title ||= found));
    } else if (name === 'meta') {
      const key = (attributes['name'] ?? attributes['property'] ?? '').toLowerCase();
      if (!meta.has(key)) meta.set(key, content);
      if (attributes['http-equiv']?.toLowerCase() === 'refresh') refresh ||= content;
    } else if (name === 'link') {
      if (attributes['rel'] === 'canonical') canonical ??= href;
      if (attributes['rel'] === 'stylesheet') scripts.push(href);
      const lang = attributes['hreflang'];
      if (attributes['rel'] === 'alternate' && lang !== undefined) alternates.push({ lang, href });
    } else if (name === 'script' && src !== '') scripts.push(src);
  };
  const readLink = (attributes: Attributes, place: Open): void => {
    const href = attributes['href']?.trim() ?? '';
    if (place.isSidebar) {
      const item = open.findLast(({ name }) => name === 'li')?.attributes;
      // Stands for entries that are left out of a long list.
      if (has(item, 'rest')) {
        isCut = true;
        return;
      }
      const isLeaf = !isCategory(attributes) && !has(item, 'branch');
      const path = labels.slice(0, -1);
      collect((label) => {
        if (labels.length > 0) labels[labels.length - 1] = label;
        if (href !== '' && !href.startsWith('#')) sidebar.push({ href, label, isLeaf, path });
      });
    } else if (href === '' || isHeadingAnchor(attributes)) return;
    else if (isLanguageLink(attributes)) {
      const { lang = '' } = attributes;
      collect((label) => languages.push({ href, label, lang }));
    } else if (place.isContents) {
      if (href.startsWith('#')) contents.add(decoded(href.slice(1)));
    } else if (isNeighbour(attributes, 'prev')) previous ??= href;
    else if (isNeighbour(attributes, 'next')) next ??= href;
    else if (isPageTag(attributes)) collect((label) => tags.push({ href, label }));
    else if (place.isMain && !place.isAside) {
      links.add(href);
      link = { href, depth: open.length };
      if (open.some(({ name }) => /^(?:h[2-6]|li)$/.test(name))) entries.add(href);
    }
  };
  const readMain = (name: string, attributes: Attributes, place: Open): void => {
    const { id = '', alt = '', datetime } = attributes;
    if (id !== '') ids.add(id);
    if (has(attributes, 'prose') && attributes['lang'] !== language) textLanguage ??= attributes['lang'];
    if (/^h[1-6]$/.test(name)) {
      if (id !== '') headings.push(id);
      if (link && link.depth < open.length) entries.add(link.href);
    }
    if (name === 'img' && !isPortrait(attributes) && !place.isUnseen) images.push(shown(alt));
    if (datetime !== undefined) dates.push(datetime);
    if (isAuthor(attributes)) collect((found) => authors.push(found));
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const outer = open.at(-1) ?? root;
      const place = enter(outer, name, attributes);
      open.push(place);
      if (!outer.isUnseen) readHead(name, attributes);
      if (place.isSidebar && !outer.isSidebar) hasCategories ||= has(attributes, 'menu');
      if (place.isSidebar && (name === 'ul' || name === 'ol')) labels.push('');
      if (name === 'h1' && !place.isAside) collect((found) => titles.push(found));
      if (name === 'a') readLink(attributes, place);
      if (place.isMain && !place.isAside && !place.isContents) readMain(name, attributes, place);
    },
    ontext(found) {
      const place = open.at(-1) ?? root;
      if (place.isUnseen) return;
      for (const one of texts) one.text += found;
      if (place.isMain && !place.isAside && text.length < longestText) text += found;
    },
    onclosetag() {
      const closed = open.pop();
      if (link && link.depth > open.length) link = undefined;
      while (texts.length > 0 && (texts.at(-1)?.depth ?? 0) > open.length) {
        const one = texts.pop();
        one?.end(squeeze(one.text));
      }
      if (closed?.isSidebar && (closed.name === 'ul' || closed.name === 'ol')) labels.pop();
    },
  });
  parser.end(html);
  const redirect = /^\s*\d+\s*;\s*url=(.*)$/i.exec(refresh)?.[1]?.trim();
  return {
    title,
    titles,
    description: shown(meta.get('description') ?? ''),
    keywords: squeeze(meta.get('keywords') ?? ''),
    language,
    textLanguage,
    alternates,
    languages,
    isHidden: /noindex/.test(meta.get('robots') ?? ''),
    hasImage: meta.has('og:image'),
    canonical,
    redirect: redirect?.replace(/^(['"])(.*)\1$/, '$2'),
    headings,
    ids,
    contents: [...contents],
    previous,
    next,
    sidebar,
    hasCategories,
    isCut,
    tags,
    links: [...links],
    entries: [...entries],
    images,
    authors,
    dates,
    list: listOf({ class: classes }),
    text: squeeze(text),
    scripts,
  };
}

/**
 * Docusaurus escapes the texts of images twice, and takes descriptions from the source, where `&nbsp;` is a space: what is said there is
 * what references in these texts stand for.
 */
function shown(text: string): string {
  return squeeze(decodeReferences(text));
}

/** Without the invisible signs that generators put beside links. */
export function squeeze(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}

/** `&lt;X&gt;` is `<X>`. A name that is none, and a bare `&`, stay. */
function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  let decoded = text;
  const parser = new Parser({
    onopentag: (_, { alt }) => {
      decoded = alt ?? text;
    },
  });
  parser.end(`<img alt="${text.replaceAll('"', '&quot;')}">`);
  return decoded;
}
