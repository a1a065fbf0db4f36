// Reads from a page's HTML what readers and search engines depend on.
import { Parser } from 'htmlparser2';
import type { BuiltPage, SidebarLink } from './built-site.ts';

/** Addresses are as they are written. */
export interface ReadPage extends BuiltPage {
  readonly canonical: string | undefined;
  /** The target of a page that only leads on. */
  readonly redirect: string | undefined;
}

type Attributes = Readonly<Record<string, string>>;

interface Open {
  readonly name: string;
  readonly attributes: Attributes;
}

/** Known by what Docusaurus 2 and 3 and slodocs print. */
export function readPage(html: string): ReadPage {
  const open: Open[] = [];
  const headings: string[] = [];
  const sidebar: SidebarLink[] = [];
  const tags: SidebarLink[] = [];
  const meta = new Map<string, string>();
  let title = '';
  let canonical: string | undefined;
  let redirect: string | undefined;
  let previous: string | undefined;
  let next: string | undefined;
  let link: { readonly list: SidebarLink[]; readonly attributes: Attributes; label: string } | undefined;
  const isIn = (holds: (one: Open) => boolean): boolean => open.some(holds);
  const begin = (name: string, attributes: Attributes): void => {
    const { href = '', id = '' } = attributes;
    if (name === 'meta') {
      const key = attributes['name'] ?? attributes['http-equiv'];
      if (key !== undefined && !meta.has(key.toLowerCase())) meta.set(key.toLowerCase(), attributes['content'] ?? '');
    } else if (name === 'link') {
      if (attributes['rel'] === 'canonical') canonical ??= href;
    } else if (/^h[1-6]$/.test(name)) {
      if (id !== '' && isIn(isMain) && !isIn(isAside)) headings.push(id);
    } else if (name === 'a' && href !== '' && !href.startsWith('#')) {
      if (isNeighbour(attributes, 'prev')) previous ??= href;
      else if (isNeighbour(attributes, 'next')) next ??= href;
      else if (isTag(attributes)) link = { list: tags, attributes, label: '' };
      else if (isIn(isSidebar)) link = { list: sidebar, attributes, label: '' };
    }
  };
  const end = (name: string): void => {
    if (name !== 'a' || !link) return;
    const { list, attributes, label } = link;
    list.push({ href: attributes['href'] ?? '', label: squeeze(label), isLeaf: !/sublist/.test(attributes['class'] ?? '') });
    link = undefined;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      begin(name, attributes);
      open.push({ name, attributes });
    },
    ontext(text) {
      if (open.at(-1)?.name === 'title' && !isIn(({ name }) => name === 'svg')) title += text;
      if (link && !isIn(isUnseen)) link.label += text;
    },
    onclosetag(name) {
      open.pop();
      end(name);
    },
  });
  parser.end(html);
  const refresh = /^\s*\d+\s*;\s*url=(.*)$/i.exec(meta.get('refresh') ?? '');
  if (refresh) redirect = refresh[1]?.trim().replace(/^(['"])(.*)\1$/, '$2');
  return {
    title: squeeze(title),
    description: squeeze(meta.get('description') ?? ''),
    isHidden: /noindex/.test(meta.get('robots') ?? ''),
    headings,
    previous,
    next,
    sidebar,
    tags,
    canonical,
    redirect,
  };
}

function isMain({ name }: Open): boolean {
  return name === 'main';
}

function isAside({ name }: Open): boolean {
  return name === 'nav' || name === 'aside';
}

function isSidebar({ name, attributes }: Open): boolean {
  return name === 'nav' && has(attributes, 'menu', 'sidebar');
}

/** What only a screen reader tells. */
function isUnseen({ attributes }: Open): boolean {
  return has(attributes, 'visually-hidden', 'sr-only');
}

function isNeighbour(attributes: Attributes, rel: 'prev' | 'next'): boolean {
  return relsOf(attributes).includes(rel) || has(attributes, `pagination-nav__link--${rel}`);
}

/** An entry of a list of all tags has a count, which is no part of its name. */
function isTag(attributes: Attributes): boolean {
  return relsOf(attributes).includes('tag') && !/tagWithCount/.test(attributes['class'] ?? '');
}

function relsOf({ rel = '' }: Attributes): readonly string[] {
  return rel.split(/\s+/);
}

function has({ class: classes = '' }: Attributes, ...names: readonly string[]): boolean {
  const all = classes.split(/\s+/);
  return names.some((name) => all.includes(name));
}

/** Without the invisible signs that generators put beside links. */
function squeeze(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}
