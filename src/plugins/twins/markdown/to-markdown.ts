// Converts the HTML of a body to GitHub-flavoured Markdown.
import { printAll } from './print-blocks.ts';
import type { Printing } from './print-inline.ts';
import { readHtml } from './read-html.ts';
import { findElement } from './tree.ts';

export interface Converted {
  readonly markdown: string;
  /** True if it has a level 1 heading of its own. */
  readonly hasTitle: boolean;
}

export function toMarkdown(html: string, printing: Printing): Converted {
  const body = readHtml(html);
  const hasTitle = findElement(body, ({ name }) => name === 'h1') !== undefined;
  return { markdown: printAll(body.children, printing), hasTitle };
}
