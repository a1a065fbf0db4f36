// Content to text that the parser accepts: the older forms of headings and admonitions that Docusaurus sites use.
import { labelTitle } from './directive-title.ts';

const fence = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})/;
/** A brace that the author escaped already is left alone. */
const headingId = /^(\s{0,3}#{1,6}\s.*?)(?<!\\)\{#([^{}]+)\}(\s*)$/;

/**
 * Rewrites, outside code, `## Title {#id}` to `## Title \{#id}` (a brace would open an MDX expression) and `:::tip Words`
 * to `:::tip[Words]`. No line is added or taken away, and what stands before the rewritten part keeps its column.
 */
export function prepare(text: string, format: 'md' | 'mdx'): string {
  if (!text.includes('{#') && !text.includes(':::')) return text;
  let open: string | undefined;
  return text
    .split(/(\r\n|\n|\r)/)
    .map((line, index) => {
      if (index % 2 === 1) return line;
      const mark = fence.exec(line)?.[1];
      if (open !== undefined) {
        if (mark?.startsWith(open) && line.trimEnd().endsWith(mark)) open = undefined;
        return line;
      }
      if (mark !== undefined && !(mark.startsWith('`') && line.slice(line.indexOf(mark) + mark.length).includes('`'))) {
        open = mark;
        return line;
      }
      const titled = labelTitle(line);
      return format === 'mdx' ? titled.replace(headingId, '$1\\{#$2}$3') : titled;
    })
    .join('');
}
