// Types of a file that is to be written, and of why it cannot be; prints it with its front matter.
import type { NewContentOptions } from '#model/new-content';
import { quoteYaml } from '#model/quote-yaml';

export type Asked = Required<Pick<NewContentOptions, 'content'>> & Pick<NewContentOptions, 'mdx'> & { readonly cwd: string };

export interface Planned {
  /** Relative to the root. */
  readonly path: string;
  readonly text: string;
}

export interface Refusal {
  readonly message: string;
  readonly help: string;
}

export function refuse(message: string, help: string): Refusal {
  return { message, help };
}

/** `plain` is printed as it is: a date, which quotes would make a text. */
type Value = string | number | readonly string[] | { readonly plain: string } | undefined;

/** Values that are undefined are left out. */
export function printPage(front: Readonly<Record<string, Value>>, body: string): string {
  const lines = Object.entries(front).flatMap(([key, value]) => (value === undefined ? [] : `${key}: ${printValue(value)}`));
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

function printValue(value: Exclude<Value, undefined>): string {
  if (typeof value === 'string') return quoteYaml(value);
  if (typeof value === 'number') return String(value);
  return 'plain' in value ? value.plain : `[${value.map(quoteYaml).join(', ')}]`;
}

/** A title as a heading: characters that Markdown or MDX would read are escaped. */
export function printHeading(title: string): string {
  return `# ${title.replaceAll(/[\\`*_[\]<>{}#|~&$]/g, '\\$&')}`;
}
