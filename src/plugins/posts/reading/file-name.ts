// Reads date, title and address of a post from its path.
import { readDate } from './dates.ts';

export interface FileName {
  readonly date: string | undefined;
  /** The default title; empty if the name is only a date. */
  readonly text: string;
  /** Below the address of all posts, beginning with a slash. */
  readonly slug: string;
}

/** As in Docusaurus, a date may precede the name anywhere in the path, separated by hyphens or folders. */
const dated = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;

/** What only looks like a date, as in `archive_2022/1-32.md`, belongs to the name. */
export function readFileName(path: string): FileName {
  const [, folder = '', written = '', text = ''] = dated.exec(path) ?? [];
  const date = readDate(written.replaceAll('/', '-'));
  if (date !== undefined) return { date, text, slug: `/${written.replaceAll('-', '/')}/${folder}${text}` };
  const plain = path.replace(/(?:\/index)?\.mdx?$/, '');
  return { date: undefined, text: plain, slug: `/${plain}` };
}
