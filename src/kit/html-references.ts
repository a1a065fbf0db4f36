// Decodes the character references of HTML.

/** The only named references for characters of a scheme, or for characters that browsers ignore in one. */
const references: Readonly<Record<string, string>> = {
  Tab: '\t',
  NewLine: '\n',
  colon: ':',
  semi: ';',
  comma: ',',
  sol: '/',
  plus: '+',
  amp: '&',
};

/** Decodes the character references that can be part of a scheme. */
export function decodeReferences(text: string): string {
  return text.replace(/&(?:#x([\da-f]+);?|#(\d+);?|([a-z]+);)/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return references[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
