// Converts MathML formulas to TeX.
import { type Element, findElement, lineOf, textOf } from './tree.ts';

/** Returns the formula's TeX annotation, if any. */
export function texOf(math: Element): string | undefined {
  const annotation = findElement(
    math,
    ({ name, attributes }) => name === 'annotation' && attributes['encoding'] === 'application/x-tex',
  );
  return annotation && textOf(annotation).trim();
}

/** Prints an inline formula. */
export function printFormula(math: Element): string {
  const tex = texOf(math);
  if (tex === undefined) return lineOf(math);
  const line = tex.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks));
  return line.includes('$') ? `$$${line}$$` : `$${line}$`;
}
