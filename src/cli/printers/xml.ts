// Prints text as XML 1.0, in which most control characters cannot be written at all.
import { visible } from './visible.ts';

/** What XML can hold as it is, or as a reference. */
const breaks = /[\t\n\r]/g;

/** For text between tags: hidden characters become symbols or numbers, as people see them elsewhere. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) =>
      line
        .split('\t')
        .map((part) => escaped(visible(part)))
        .join('\t'),
    )
    .join('\n');
}

/** For a value in double quotes: parsers would read a line break in it as a blank. */
export function xmlValue(text: string): string {
  return xmlText(text).replaceAll(breaks, (character) => `&#${character.charCodeAt(0)};`);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\uFFFE', '\uFFFD')
    .replaceAll('\uFFFF', '\uFFFD');
}
