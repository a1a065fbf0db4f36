// Elements that hold TeX to MathML, and what TeX cannot read to diagnostics.
import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { StepData } from '#model/plugin';
import { walk } from '#model/walk';
import { reportFormula } from './report-formula.ts';

/** The rehype step. A macro that a formula defines holds for the rest of its page. */
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

/** A strict policy for content would refuse the few that there are: colours of frames and shadows of letters. */
function withoutStyles(formula: Element): void {
  walk(formula, 'element', ({ properties }) => {
    delete properties['style'];
  });
}

function classesOf({ properties }: Element): readonly (string | number)[] {
  return Array.isArray(properties.className) ? properties.className : [];
}
