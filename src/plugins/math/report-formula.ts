// Converts an error that KaTeX throws into a diagnostic at the characters where it failed.
import type { Element } from 'hast';
import type { StepData } from 'slodocs/kit';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';

type Position = NonNullable<Element['position']>;

/** Offsets in the formula. */
interface KatexFault {
  readonly rawMessage?: string;
  readonly position?: number;
  readonly length?: number;
}

export function reportFormula({ cause, ancestors }: VFileMessage, file: VFile, report: StepData['report']): void {
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
