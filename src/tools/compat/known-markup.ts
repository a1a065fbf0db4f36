// Recognizes the purpose of elements in the markup of known themes: Docusaurus 2 and 3, VitePress, MkDocs and slodocs.

export type Attributes = Readonly<Record<string, string>>;

export function isSidebar(name: string, attributes: Attributes): boolean {
  return (
    name === 'nav' &&
    (has(attributes, 'menu', 'sidebar', 'md-nav--primary', 'wy-nav-side') ||
      hasClassLike(attributes, /^sidebar_/) ||
      attributes['id'] === 'VPSidebarNav')
  );
}

/** Of an entry of the sidebar, which has entries of its own. */
export function isCategory(attributes: Attributes): boolean {
  return has(attributes, 'menu__link--sublist');
}

export function isContents(attributes: Attributes): boolean {
  return has(attributes, 'table-of-contents__left-border', 'toc-panel', 'md-nav--secondary');
}

/** What stands beside a heading, and leads to it. */
export function isHeadingAnchor(attributes: Attributes): boolean {
  return has(attributes, 'hash-link', 'heading-anchor', 'header-anchor', 'headerlink');
}

/** What only a screen reader tells, what is no text, and what leads to a heading. */
export function isUnseen(name: string, attributes: Attributes): boolean {
  return (
    ['svg', 'style', 'script', 'template'].includes(name) ||
    has(attributes, 'visually-hidden', 'sr-only', 'md-ellipsis-hidden') ||
    isHeadingAnchor(attributes)
  );
}

export function isNeighbour(attributes: Attributes, rel: 'prev' | 'next'): boolean {
  return (
    relsOf(attributes).includes(rel) ||
    has(attributes, `pagination-nav__link--${rel}`, `md-footer__link--${rel}`) ||
    (has(attributes, 'pager-link') && has(attributes, rel))
  );
}

/** An entry of the menu of languages. */
export function isLanguageLink(attributes: Attributes): boolean {
  return has(attributes, 'dropdown__link', 'dropdown-link') && attributes['lang'] !== undefined;
}

/** An entry of a list of all tags has a count, which is no part of its name. */
export function isPageTag(attributes: Attributes): boolean {
  return relsOf(attributes).includes('tag') && !hasClassLike(attributes, /^tagWithCount/);
}

/** The name of an author of a post. */
export function isAuthor(attributes: Attributes): boolean {
  return has(attributes, 'author-name') || hasClassLike(attributes, /^authorName_/);
}

/** The portrait of an author, whose name stands beside it. */
export function isPortrait(attributes: Attributes): boolean {
  return has(attributes, 'avatar__photo', 'author-image');
}

/** What Docusaurus says of a page of the blog, or of the tags of docs, in the class of its root; the archive alone has no wrapper. */
export function listOf(root: Attributes): 'excerpts' | 'archive' | 'names' | undefined {
  if (has(root, 'blog-list-page', 'blog-tags-post-list-page', 'blog-authors-posts-page')) return 'excerpts';
  if (has(root, 'plugin-blog') && !has(root, 'blog-wrapper')) return 'archive';
  return has(root, 'docs-tags-list-page', 'docs-tags-doc-list-page', 'blog-tags-list-page') ? 'names' : undefined;
}

export function has(attributes: Attributes | undefined, ...names: readonly string[]): boolean {
  const classes = attributes?.['class'];
  if (classes === undefined || classes === '') return false;
  const all = ` ${classes.replaceAll('\n', ' ')} `;
  return names.some((name) => all.includes(` ${name} `));
}

function hasClassLike({ class: classes }: Attributes, pattern: RegExp): boolean {
  return classes?.split(/\s+/).some((one) => pattern.test(one)) === true;
}

function relsOf({ rel = '' }: Attributes): readonly string[] {
  return rel.split(/\s+/);
}
