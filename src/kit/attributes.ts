// Reads the attributes of elements in trees of HTML, by their names in HTML.
import type { Element, Properties } from 'hast';

/** Properties whose attribute is not the same name in lower case: https://github.com/syntax-tree/hast#properties. */
const others: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  acceptCharset: 'accept-charset',
};

/** As they are printed: one without a value is an empty text. */
export function attributesOf({ properties }: Pick<Element, 'properties'>): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (const name in properties) {
    const value = printedValue(properties[name]);
    if (value !== undefined) attributes[others[name] ?? attributeName(name)] = value;
  }
  return attributes;
}

function printedValue(value: Properties[string]): string | undefined {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined || value === false || Number.isNaN(value)) return undefined;
  if (value === true) return '';
  // Most lists are those of one class.
  return Array.isArray(value) && value.length !== 1 ? value.join(' ') : String(value);
}

function attributeName(property: string): string {
  if (/^data[A-Z]/.test(property)) return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return /^aria[A-Z]/.test(property) ? `aria-${property.slice(4).toLowerCase()}` : property.toLowerCase();
}
