// Makes the content that all generators are measured with, and rewrites it to the Markdown of each.
import { makePages, pathOf, translate } from '../corpus.mjs';

const kinds = ['note', 'tip', 'info', 'warning', 'danger'];

/** Languages that only slodocs knows, or that some highlighters refuse. */
const languages = { diagnostic: 'text', svg: 'xml' };

/**
 * Makes a home page and `count` pages, by language. Only the first language has its pages unchanged. A page's body has admonitions
 * as `:::tip[Title]`, not nested, and links with the relative paths of files.
 */
export async function makeContent(count, tags) {
  const home = { path: 'index.md', title: 'Home', body: 'The home page.\n\n- [The first page](./part-001/page-0.md)\n' };
  const pages = (await makePages(count)).map((text, n) => ({
    path: pathOf(n).replace('docs/', ''),
    title: `Page ${n}`,
    body: commonSyntax(text.replace(/^---\n[\s\S]*?\n---\n\n/, '')),
  }));
  const translated = (tag) => (page) => ({ ...page, body: translate(page.body, tag) });
  return new Map(tags.map((tag, n) => [tag, n === 0 ? [home, ...pages] : [home, ...pages].map(translated(tag))]));
}

/** Keeps the outermost admonition where they are nested, and replaces kinds and languages of code that not all generators know. */
function commonSyntax(body) {
  let depth = 0;
  const withLanguages = body.replace(/^(`{3,})(\w+)/gm, (fence, mark, language) =>
    language in languages ? mark + languages[language] : fence,
  );
  return outsideCode(withLanguages, (line) => {
    const [, mark, kind, title = ''] = /^(:{3,}) ?(\w*)(?:\[(.*)\])?/.exec(line) ?? [];
    // Vue would evaluate what is between such braces.
    if (mark === undefined) return line.replaceAll('{{', '{ {');
    if (kind === '') return --depth === 0 ? ':::' : undefined;
    const known = kinds.includes(kind) ? kind : 'note';
    return ++depth === 1 ? `:::${known}${title && `[${title}]`}` : undefined;
  });
}

/** Rewrites the lines that open an admonition, and those that end one; a third function changes what is inside. */
export function withAdmonitions(body, open, close, inside = (line) => line) {
  let isOpen = false;
  return outsideCode(
    body,
    (line) => {
      const [, kind, title] = /^:::(\w+)(?:\[(.*)\])?$/.exec(line) ?? [];
      if (kind !== undefined) isOpen = true;
      else if (line !== ':::') return isOpen ? inside(line) : line;
      else isOpen = false;
      return kind === undefined ? close : open(kind, title);
    },
    (line) => (isOpen ? inside(line) : line),
  );
}

/** Rewrites the targets of links to pages, such as `../part-002/page-31.md`. */
export function withLinks(body, change) {
  return outsideCode(body, (line) => line.replace(/\]\((\.[^)]*)\.md\)/g, (_, target) => `](${change(target)})`));
}

/** Drops a line that is rewritten to nothing. */
function outsideCode(body, change, changeCode = (line) => line) {
  let fence;
  const lines = body.split('\n').map((line) => {
    const mark = /^\s*(`{3,})/.exec(line)?.[1];
    const isCode = fence !== undefined || mark !== undefined;
    if (fence === undefined) fence = mark;
    else if (line.trim() === fence) fence = undefined;
    return isCode ? changeCode(line) : change(line);
  });
  return lines.filter((line) => line !== undefined).join('\n');
}

/** Prints a page with its title in the front matter, as most generators have it. */
export function printPage({ title, body }) {
  return `---\ntitle: ${title}\n---\n\n${body}`;
}

/** The folders of pages with the pages in them, for generators whose sidebars are written by hand. */
export function foldersOf(pages) {
  const folders = new Map();
  for (const page of pages) {
    const folder = page.path.split('/').slice(0, -1).join('/');
    if (folder !== '') folders.set(folder, [...(folders.get(folder) ?? []), page]);
  }
  return folders;
}
