// Recognises addresses that run code when they are opened, such as `javascript:`, as browsers parse them.
import { shorten } from '#model/cut-text';
import { decodeReferences } from './html-references.ts';
import { cutAt } from './without-marks.ts';

/** Replaces such an address: it leads nowhere in every browser. */
export const inertAddress = 'about:invalid';

/** MIME types of `data:` URLs that browsers show as a document, in which scripts run. */
const documentTypes = /^(?:text\/(?:html|xml|xsl)|multipart\/x-mixed-replace|[^/]+\/(?:xml|[^/]*\+xml))$/;

/** `isImage`: it is shown as an image, which runs no code. */
export function runsCode(address: string, isImage = false): boolean {
  // Browsers ignore tabs and line breaks everywhere, and control characters and spaces at the start. The part after `pathname://`
  // is printed without it.
  const plain = address.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]*(?:pathname:\/\/[\0-\x20]*)*/i, '');
  const [, scheme, rest = ''] = /^(javascript|vbscript|data):(.*)$/is.exec(plain) ?? [];
  if (scheme === undefined) return false;
  if (scheme.toLowerCase() !== 'data') return true;
  const type = cutAt(rest, ';,')[0].trim().toLowerCase();
  return documentTypes.test(type) && !(isImage && type.startsWith('image/'));
}

/** The end of a sentence that begins with what must be such an address. */
export const wantedAddress = 'an address that does not run code';

export const helpForCodeAddress =
  'Use addresses only for targets. Put code that should run on a click in a component, or in a script of the site.';

export function describeCodeAddress(address: string): string {
  const line = address.replace(/[\r\n]+/g, ' ');
  const shown = shorten(line, 60);
  return `"${shown}" is an address that runs code, and is left out`;
}

/** Lower-case names without hyphens and colons: HTML, JSX and hast each spell them differently. */
const holders: ReadonlySet<string> = new Set(
  'href src action formaction data xlinkhref poster background cite longdesc codebase lowsrc'.split(' '),
);

const animations = /^(?:set|animate.*)$/;
const images = /^(?:img|image|feimage|source|video|audio|track|input|link)$/;

/** Names by which components usually pass an address on to an element. */
const ofComponents = /(?:href|src|ur[il]|link|action|^to)$/i;

/**
 * True where the value of an attribute would run code. `isRefresh` is true for a `meta` element that redirects. A tag name with a
 * leading capital or a dot is a component.
 */
export function attributeRunsCode(tag: string, name: string, value: string, isRefresh = false): boolean {
  if (/^[A-Z]|\./.test(tag)) return ofComponents.test(name) && runsCode(value);
  const element = tag.toLowerCase();
  const attribute = name.toLowerCase().replace(/[:-]/g, '');
  if (element === 'meta') return isRefresh && attribute === 'content' && runsCode(refreshTarget(value));
  if (animations.test(element) && /^(?:to|from|by|values)$/.test(attribute)) return value.split(';').some((one) => runsCode(one));
  if (!holders.has(attribute)) return false;
  return runsCode(value, images.test(element) || attribute === 'poster' || attribute === 'background');
}

/** `0; url=/next` */
function refreshTarget(content: string): string {
  const delayed = /^[\s\d.]*/.exec(content)?.[0] ?? '';
  const rest = content.slice(delayed.length);
  if (!/\s$/.test(delayed) && !/^[;,]/.test(rest)) return content;
  return rest.replace(/^[;,]?\s*(?:url\s*=\s*)?["']?/i, '');
}

interface CleanHtml {
  readonly html: string;
  /** The removed addresses, decoded. */
  readonly found: readonly string[];
}

interface Attribute {
  readonly name: string;
  /** Decoded. */
  readonly value: string;
  /** The offset of the value, quotes included. */
  readonly from: number;
  readonly to: number;
}

/** A reference for a character that a code address may begin with: whitespace, another control character, or its first letter. */
const reference =
  '&(?:#x0*(?:1?[0-9a-f]|20|[46][4a]|[57]6)(?![0-9a-f])|#0*(?:[12]?[0-9]|3[0-2]|68|74|86|100|106|118)(?![0-9])|tab;|newline;)';

/** A cheap pattern for possible code addresses: few pages contain any. An icon runs nothing, and many sites draw theirs in the page. */
const startOfCode = new RegExp(
  `=\\s*(?!\\s)["']?[\\0-\\x20]*(?:${reference}|j(?:[\\s&]|a[\\sv&])|v(?:[\\s&]|b[\\ss&])|(?<!<link rel="icon" href=")d(?:[\\s&]|a(?:[\\s&]|t(?:[\\s&]|a[\\s&:]))))`,
  'i',
);

/** Elements with an address inside another value. */
const others = [/refresh/i, /<(?:set|animate)/i];

/** Returns most HTML unchanged, because it contains none. */
export function withoutCodeAddresses(html: string): CleanHtml {
  if (!startOfCode.test(html) && !others.some((one) => one.test(html))) return { html, found: [] };
  const found: string[] = [];
  let clean = '';
  let kept = 0;
  for (let at = nextTag(html, 0); at !== -1; ) {
    const { name, attributes, end } = readTag(html, at);
    const refresh = attributes.some((one) => /^http-equiv$/i.test(one.name) && /^\s*refresh\s*$/i.test(one.value));
    for (const { name: key, value, from, to } of attributes) {
      if (!attributeRunsCode(name, key, value, refresh)) continue;
      found.push(value);
      clean += `${html.slice(kept, from)}"${inertAddress}"`;
      kept = to;
    }
    at = nextTag(html, afterText(html, name, end));
  }
  return { html: found.length === 0 ? html : clean + html.slice(kept), found };
}

/** The offset of the next opening tag, or -1. */
function nextTag(html: string, from: number): number {
  const opening = /<(?:!--|[a-z])/gi;
  opening.lastIndex = from;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    if (match[0] !== '<!--') return match.index;
    const end = html.indexOf('-->', match.index + 2);
    if (end === -1) return -1;
    opening.lastIndex = end + 3;
  }
  return -1;
}

/** Skips the content of raw-text elements. */
function afterText(html: string, name: string, from: number): number {
  if (!/^(?:script|style|textarea|title|xmp|noembed|noframes)$/i.test(name)) return from;
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}

function readTag(html: string, start: number): { name: string; attributes: readonly Attribute[]; end: number } {
  const skip = (pattern: RegExp, from: number): number => {
    pattern.lastIndex = from;
    return pattern.exec(html) ? pattern.lastIndex : from;
  };
  let at = skip(/[^\s/>]+/y, start + 1);
  const name = html.slice(start + 1, at);
  const attributes: Attribute[] = [];
  for (at = skip(/[\s/]+/y, at); at < html.length && html[at] !== '>'; at = skip(/[\s/]+/y, at)) {
    const nameStart = at;
    // A leading `=` is part of the attribute's name.
    at = skip(/[^\s/>=]+/y, at + 1);
    const attribute = html.slice(nameStart, at);
    const equals = skip(/\s+/y, at);
    if (html[equals] !== '=') continue;
    const from = skip(/\s+/y, equals + 1);
    const quote = /["']/.exec(html[from] ?? '')?.[0];
    const end = quote === undefined ? skip(/[^\s>]+/y, from) : html.indexOf(quote, from + 1);
    if (end === -1) return { name, attributes, end: html.length };
    at = quote === undefined ? end : end + 1;
    const written = quote === undefined ? html.slice(from, end) : html.slice(from + 1, end);
    attributes.push({ name: attribute, value: decodeReferences(written), from, to: at });
  }
  return { name, attributes, end: at };
}
