// Renders elements that hold TeX to MathML, and reports TeX that cannot be parsed.
import type { Element, Root } from 'hast';
import { type StepData, walk } from 'slodocs/kit';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';

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

type Position = NonNullable<Element['position']>;

/** Offsets in the formula. */
interface KatexFault {
  readonly rawMessage?: string;
  readonly position?: number;
  readonly length?: number;
}

function reportFormula({ cause, ancestors }: VFileMessage, file: VFile, report: StepData['report']): void {
  const fault = cause as Error & KatexFault;
  const said = (fault.rawMessage ?? fault.message).replaceAll("'", '"');
  const words = `${said.slice(0, 1).toLowerCase()}${said.slice(1)}`.replace(/\.$/, '');
  report(
    {
      code: 'invalid-formula',
      message: `this formula is not valid TeX: ${words}`,
      help: 'See katex.org/docs/supported for the supported syntax. For a dollar sign that does not start a formula, write `\\$`.',
    },
    { position: placeOf(fault, positionOf(ancestors), file) },
  );
}

/** A display formula has the position of its `pre`, since the `code` inside has none. */
function positionOf(ancestors: VFileMessage['ancestors'] = []): Position | undefined {
  const [pre, code] = ancestors.slice(-2) as [Partial<Element> | undefined, Element | undefined];
  return code?.position ?? (pre?.tagName === 'pre' ? pre.position : undefined);
}

/** Points at the characters if the source equals what KaTeX read, else, as in quotes and lists, at the whole formula. */
function placeOf({ position, length }: KatexFault, place: Position | undefined, file: VFile): unknown {
  const { start, end } = place ?? {};
  if (start?.offset === undefined || end?.offset === undefined || position === undefined) return place;
  const source = String(file.value).slice(start.offset, end.offset);
  const opening = /^(?:```|~~~|\$\$)[^\r\n]*\r?\n|^\$+ ?/.exec(source)?.[0] ?? '';
  if (/[\r\n]\s/.test(source.slice(opening.length)) || (start.column !== 1 && /[\r\n]/.test(source))) return place;
  const at = start.offset + opening.length + position;
  const signs = String(file.value)
    .slice(at, at + Math.max(1, length ?? 1))
    .trimEnd();
  const from = pointAt(String(file.value), at);
  return { start: from, end: { ...from, column: from.column + Math.max(1, signs.length) } };
}

function pointAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
