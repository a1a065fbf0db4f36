// The head of a page, printed.
import { assetMark, integrityMark } from '#model/asset-mark';
import type { Page } from '#model/page';
import { joinPath, printRoute } from '#model/route';
import type { Settings } from '#model/settings';
import type { HeadElement } from '#model/theme';
import { escapeAttribute, escapeText } from './body/target-url.ts';

/** Elements that every page has. */
export function standardHead(page: Page, settings: Settings, stylesheets: readonly string[]): readonly HeadElement[] {
  const isHome = page.route.path === '/';
  const title = isHome || page.title === settings.title ? settings.title : `${page.title} | ${settings.title}`;
  const canonical = settings.url + printRoute(page.route, settings);
  const keywords = page.kind === 'doc' ? page.document.facts.frontMatter.keywords : undefined;
  return [
    meta({ charset: 'utf-8' }),
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    { tag: 'title', attributes: {}, children: title },
    ...(page.description === '' ? [] : [meta({ name: 'description', content: page.description })]),
    ...(keywords?.length ? [meta({ name: 'keywords', content: keywords.join(',') })] : []),
    ...(page.unlisted ? [meta({ name: 'robots', content: 'noindex, nofollow' })] : []),
    link({ rel: 'canonical', href: canonical }),
    ...(settings.favicon === undefined
      ? []
      : [link({ rel: 'icon', href: joinPath(settings.baseUrl, encodeURI(settings.favicon)) })]),
    ...stylesheets.map((file) => link({ rel: 'stylesheet', href: assetMark(file), integrity: integrityMark(file) })),
  ];
}

/** Prints elements in the order given. The text of a script cannot end it. */
export function printHead(elements: readonly HeadElement[]): string {
  return elements.map(printElement).join('\n');
}

function printElement({ tag, attributes, children }: HeadElement): string {
  const printed = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
  );
  const open = `<${tag}${printed.join('')}>`;
  if (tag === 'meta' || tag === 'link') return open;
  const text = tag === 'script' ? (children ?? '').replace(/<(?=[/!])/g, '\\u003c') : escapeText(children ?? '');
  return `${open}${text}</${tag}>`;
}

function meta(attributes: Record<string, string>): HeadElement {
  return { tag: 'meta', attributes };
}

function link(attributes: Record<string, string>): HeadElement {
  return { tag: 'link', attributes };
}
