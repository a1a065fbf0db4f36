// Tells which attributes hold words for readers, and which elements hold none.

const words = new Set(
  'title label alt description caption summary heading subtitle tagline text tooltip note message placeholder aria-label aria-description'.split(
    ' ',
  ),
);

export function isTextProp(name: string): boolean {
  return words.has(name.toLowerCase());
}

const codeInSentences = new Set('code kbd samp var tt math'.split(' '));

const silentBlocks = new Set('pre script style template textarea svg object canvas noscript codeblock mermaid'.split(' '));

/** True for an element whose content is code or a drawing. */
export function isSilent(name: string): boolean {
  return codeInSentences.has(name.toLowerCase()) || silentBlocks.has(name.toLowerCase());
}

const inSentences = new Set(
  'a abbr b bdi bdo br cite data del dfn em font i img input ins label mark q s small span strike strong sub sup time u wbr'.split(
    ' ',
  ),
);

/** True for an HTML element that stands inside of a sentence. */
export function isInSentence(name: string): boolean {
  return codeInSentences.has(name.toLowerCase()) || inSentences.has(name.toLowerCase());
}
