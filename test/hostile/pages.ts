// Creates the pages of a site, each with one hostile text in one field.
import { type Field, frontMatterFields, htmlFields, markdownFields, mdxFields } from './page-fields.ts';
import { payloads } from './payloads.ts';

export interface HostilePages {
  readonly files: Readonly<Record<string, string>>;
  /** What each page tries, by its path. */
  readonly tried: ReadonlyMap<string, string>;
}

/** One page for each field and each text; of these, one in `every`. Fields that carry HTML or run code are asked for by format. */
export function hostilePages(format: 'md' | 'mdx', every = 1): HostilePages {
  const fields: Readonly<Record<string, Field>> = {
    ...frontMatterFields,
    ...markdownFields,
    ...(format === 'mdx' ? mdxFields : {}),
  };
  const files: Record<string, string> = {};
  const tried = new Map<string, string>();
  let count = 0;
  const add = (name: string, field: Field, tries: string, text: string): void => {
    if (count++ % every !== 0) return;
    const page = `docs/p${String(count).padStart(4, '0')}`;
    const { front, body, beside } = field(text, page);
    files[`${page}.${format}`] = `${front === undefined ? '' : `---\n${front}\n---\n\n`}${body}`;
    if (beside) files[beside[0]] = beside[1];
    tried.set(`${page}.${format}`, `${name}: ${tries}`);
  };
  for (const [name, field] of Object.entries(fields))
    for (const [tries, text] of Object.entries(payloads)) if (!mayRun(name, tries)) add(name, field, tries, text);
  // An author may write any HTML: there only the marks are hostile.
  for (const [name, field] of Object.entries(htmlFields))
    for (const [tries, text] of Object.entries(payloads)) if (!isMarkup(tries)) add(name, field, tries, text);
  return { files, tried };
}

function isMarkup(tries: string): boolean {
  return /^end of|address that runs/.test(tries);
}

/** A page may hold HTML and code of its own: a field that is meant for it is no way out. */
function mayRun(name: string, tries: string): boolean {
  const holdsHtml = [
    'ready HTML',
    'heading',
    'paragraph',
    'list',
    'quote',
    'footnote',
    'table',
    'text of a link',
    'title of an admonition',
  ];
  return isMarkup(tries) && tries !== 'address that runs' && holdsHtml.includes(name);
}
