// The path of a post in its folder to the date, the title and the address that it stands for.
import { readDate } from './dates.ts';

export interface FileName {
  readonly date: string | undefined;
  /** What stands for a title that is not given; empty where the name is a date alone. */
  readonly text: string;
  /** Below the address of all posts, beginning with a slash. */
  readonly slug: string;
}

/** The rule is Docusaurus's: a date may stand anywhere before the name, parted by hyphens or by folders. */
const dated = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;

/** What only looks like a date, as in `archive_2022/1-32.md`, is part of the name. */
export function readFileName(path: string): FileName {
  const [, folder = '', written = '', text = ''] = dated.exec(path) ?? [];
  const date = readDate(written.replaceAll('/', '-'));
  if (date !== undefined) return { date, text, slug: `/${written.replaceAll('-', '/')}/${folder}${text}` };
  const plain = path.replace(/(?:\/index)?\.mdx?$/, '');
  return { date: undefined, text: plain, slug: `/${plain}` };
}
