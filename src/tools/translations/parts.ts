// Finds the parts of a page that its translation should have as well: code, outer links, images and components.
import type { PartDifference } from './translations.ts';

type Part = Pick<PartDifference, 'kind' | 'what'>;

/** `lines` are what the page says. Code is known by its first line. */
export function partsOf(lines: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let code: string[] | undefined;
  for (const line of lines) {
    const text = line.trim().replace(/^(?:> |- |1\. )+/, '');
    if (code && text === '```') {
      parts.push({ kind: 'code', what: shown(code) });
      code = undefined;
    } else if (code) code.push(line);
    else if (text.startsWith('```')) code = [text];
    else {
      for (const { index, 1: target = '' } of text.matchAll(/\]\(([^\s)]+)/g)) {
        const isImage = text[text.lastIndexOf('[', index) - 1] === '!';
        parts.push({ kind: isImage ? 'image' : 'link', what: target });
      }
      for (const [, name = ''] of text.matchAll(/<([A-Z][\w.]*)/g)) parts.push({ kind: 'component', what: name });
    }
  }
  return parts;
}

function shown([fence = '', ...lines]: readonly string[]): string {
  return [fence, ...lines.map((line) => line.trimEnd())].join('\n');
}
