// Formulas of MathML to TeX.
import { type Element, findElement, lineOf, textOf } from './tree.ts';

/** TeX, where the formula brings it. */
export function texOf(math: Element): string | undefined {
  const annotation = findElement(
    math,
    ({ name, attributes }) => name === 'annotation' && attributes['encoding'] === 'application/x-tex',
  );
  return annotation && textOf(annotation).trim();
}

/** In a line. */
export function printFormula(math: Element): string {
  const tex = texOf(math);
  if (tex === undefined) return lineOf(math);
  const line = tex.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks));
  return line.includes('$') ? `$$${line}$$` : `$${line}$`;
}
