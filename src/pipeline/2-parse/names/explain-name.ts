// Explains an undefined name in code, and how to write it where it was meant as text.
import type { DiagnosticDraft } from '#model/diagnostic';
import { nearest } from '#model/nearest';
import { placeOf } from '../facts/node-place.ts';
import { formulaHelp } from '../undrawn/formulas.ts';
import { browserNames } from './browser-names.ts';
import type { ShownName } from './shown-names.ts';

/**
 * True for globals of JavaScript and browsers. Alone in braces, functions and browser globals show nothing, and so are not known.
 */
export function isKnown(name: string, around: ShownName | undefined): boolean {
  if (around?.value.trim() === name) return name in globalThis && !isFunction(name);
  return name in globalThis || browserNames.has(name);
}

export function explainName(
  name: string,
  own: ReadonlySet<string>,
  around: ShownName | undefined,
  file: string,
): Omit<DiagnosticDraft, 'code' | 'place'> & { readonly meant?: string | undefined } {
  const meant = nearest(name, own);
  if (!around) {
    const help = 'Import it or export it in this file. Braces that are meant as text are written `\\{`, or stand in code.';
    return { message: `"${name}" is not defined`, help: meant ? `Did you mean "${meant}"?` : help, meant };
  }
  const text = `\\{${around.value}\\}`;
  const asText = `If the braces are meant as text, write \`${text}\`, or put them into code.`;
  const fix = { title: `write "${text}"`, place: placeOf(around, file), replaces: `{${around.value}}`, text };
  if (isFunction(name))
    return { message: `"${name}" is a function of JavaScript, of which a page shows nothing`, help: asText, fix };
  const message = `"${name}" is not defined`;
  if (meant) return { message, help: `Did you mean "${meant}"? ${asText}`, meant };
  return { message, help: `${asText} Else import or export "${name}" in this file.`, fix };
}

/** MDX reads TeX braces as code, unless a plugin handles formulas. */
export function explainInFormula(name: string): ReturnType<typeof explainName> {
  return { message: `"${name}" is not defined: the braces of this formula are code`, help: formulaHelp };
}

function isFunction(name: string): boolean {
  return typeof (globalThis as Readonly<Record<string, unknown>>)[name] === 'function';
}
