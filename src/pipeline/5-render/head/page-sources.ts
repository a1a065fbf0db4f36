// Finds the sources that a page's HTML loads from, for the site's CSP.
import { cssSources } from '#code/css-sources';
import { isOwnSource, type Sources, sourceOf } from '#model/policy';

const tag =
  /<(img|source|video|audio|track|iframe|frame|embed|object|input|image|script|link|form)(?=[\s/])((?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*)/gi;
const attribute = /(?<![^\s"'=<>/])([^\s"'=<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g;
const styled = /\sstyle="([^"]*)"/gi;

type Attributes = Readonly<Record<string, string>>;
type Load = readonly [directive: string, address: string | undefined];

/** Excludes sources that every policy allows. */
export function pageSources(html: string): Sources {
  const found = new Map<string, Set<string>>();
  const add = (directive: string, source: string | undefined): void => {
    if (source === undefined || isOwnSource(directive, source)) return;
    found.set(directive, (found.get(directive) ?? new Set()).add(source));
  };
  for (const [, name = '', printed = ''] of html.matchAll(tag)) {
    for (const [directive, address] of loadsOf(name.toLowerCase(), readAttributes(printed)))
      if (address !== undefined) add(directive, sourceOf(unescapeAmpersands(address), directive));
  }
  for (const [, css = ''] of html.matchAll(styled)) {
    if (!/url\(/i.test(css)) continue;
    for (const [directive, sources] of Object.entries(cssSources(css.replaceAll('&quot;', '"').replaceAll('&#x27;', "'"))))
      for (const source of sources) add(directive, source);
  }
  const entries = [...found].map(([directive, sources]) => [directive, [...sources].sort()] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function loadsOf(tag: string, attributes: Attributes): readonly Load[] {
  const { src } = attributes;
  const sets = (attributes['srcset'] ?? attributes['imagesrcset'] ?? '')
    .split(',')
    .map((candidate): Load => ['img-src', candidate.trim().split(/\s/)[0]]);
  switch (tag) {
    case 'video':
      return [
        ['media-src', src],
        ['img-src', attributes['poster']],
      ];
    case 'source':
      return [['media-src', src], ...sets];
    case 'audio':
    case 'track':
      return [['media-src', src]];
    case 'iframe':
    case 'frame':
      return [['frame-src', src]];
    case 'embed':
      return [['object-src', src]];
    case 'object':
      return [['object-src', attributes['data']]];
    case 'image':
      return [['img-src', attributes['href'] ?? attributes['xlink:href']]];
    case 'script':
      return [['script-src', src]];
    case 'form':
      return [['form-action', attributes['action']]];
    case 'link':
      return linkLoads(attributes, sets);
    default:
      return [['img-src', src], ...sets];
  }
}

const preloads: Readonly<Record<string, string>> = {
  style: 'style-src',
  script: 'script-src',
  font: 'font-src',
  image: 'img-src',
  fetch: 'connect-src',
};

function linkLoads({ rel = '', href, as = '' }: Attributes, sets: readonly Load[]): readonly Load[] {
  const kinds = new Set(rel.toLowerCase().split(/\s+/));
  if (kinds.has('stylesheet')) return [['style-src', href]];
  if (kinds.has('modulepreload')) return [['script-src', href]];
  if (kinds.has('manifest')) return [['manifest-src', href]];
  if (kinds.has('preload')) return [[preloads[as.toLowerCase()] ?? 'connect-src', href], ...sets];
  return ['icon', 'apple-touch-icon', 'mask-icon'].some((kind) => kinds.has(kind)) ? [['img-src', href]] : [];
}

function readAttributes(printed: string): Attributes {
  const pairs = printed.matchAll(attribute);
  return Object.fromEntries(
    Array.from(pairs, ([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? '']),
  );
}

function unescapeAmpersands(text: string): string {
  return text.replace(/&(?:amp|#38|#x26);/gi, '&');
}
