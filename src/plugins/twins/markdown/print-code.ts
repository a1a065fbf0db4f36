// Converts an HTML code block to a fence with its language and title.
import { type Element, findElement, textOf } from './tree.ts';

export function printCode(block: Element, title?: string): string {
  const pre = block.name === 'pre' ? block : findElement(block, ({ name }) => name === 'pre');
  if (!pre) return '';
  const code = textOf(pre).replace(/\n$/, '');
  const language =
    languageOf(pre) ?? languageOf(findElement(pre, ({ name }) => name === 'code')) ?? block.attributes['data-language'] ?? '';
  const info = [language === 'text' && title === undefined ? '' : language, title === undefined ? '' : printTitle(title)]
    .filter(Boolean)
    .join(' ');
  const longest = Math.max(2, ...(code.match(/^ *`{3,}/gm) ?? []).map((run) => run.trim().length));
  // The info string of a backtick fence may not contain backticks.
  const fence = info.includes('`')
    ? '~'.repeat(Math.max(3, ...(code.match(/~{3,}/g) ?? []).map(({ length }) => length + 1)))
    : '`'.repeat(longest + 1);
  return `${fence}${info}\n${code === '' ? '' : `${code}\n`}${fence}`;
}

function languageOf(element: Element | undefined): string | undefined {
  return /(?:^|\s)language-(\S+)/.exec(element?.attributes['class'] ?? '')?.[1];
}

function printTitle(title: string): string {
  const quote = title.includes('"') ? "'" : '"';
  return `title=${quote}${title}${quote}`;
}
