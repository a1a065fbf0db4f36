// Renders elements that hold TeX to MathML, and reports TeX that cannot be parsed.
import type { Element, Root } from 'hast';
import { type StepData, walk } from 'slodocs/kit';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { reportFormula } from './report-formula.ts';

/** The rehype step. A macro defined in a formula applies to the rest of its page. */
export function renderFormulas(macros: Readonly<Record<string, string>>) {
  return () =>
    async (tree: Root, file: VFile): Promise<void> => {
      if (!holdsFormula(tree)) return;
      const { default: rehypeKatex } = await import('rehype-katex');
      const before = new Set<VFileMessage>(file.messages);
      const options = { output: 'mathml', strict: 'ignore', macros: { ...macros } } as const;
      rehypeKatex(options)(tree, file as never);
      const { report } = (file.data as { slodocs: StepData }).slodocs;
      for (const message of file.messages) if (!before.has(message)) reportFormula(message, file, report);
      walk(tree, 'element', (element) => {
        if (classesOf(element).includes('katex')) withoutStyles(element);
      });
    };
}

function holdsFormula(tree: Root): boolean {
  let found = false;
  walk(tree, 'element', (element) => {
    found ||= classesOf(element).some((name) => /^(?:math-inline|math-display|language-math)$/.test(String(name)));
    return !found;
  });
  return found;
}

/** A strict content security policy would refuse inline styles; the few that occur are frame colours and letter shadows. */
function withoutStyles(formula: Element): void {
  walk(formula, 'element', ({ properties }) => {
    delete properties['style'];
  });
}

function classesOf({ properties }: Element): readonly (string | number)[] {
  return Array.isArray(properties.className) ? properties.className : [];
}
