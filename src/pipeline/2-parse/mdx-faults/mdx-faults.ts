// Turns errors of the MDX parser into diagnostics that point at the author's words.
import type { VFileMessage } from 'vfile-message';
import type { DiagnosticDraft } from '#model/diagnostic';
import { LineIndex } from '#model/line-index';
import { codeFaults, codeHelp } from './code-faults.ts';
import { markupFaults } from './markup-faults.ts';
import { type MdxFault, type Range, restOfLine, type Said } from './parser-error.ts';
import { tagFaults, tagHelp } from './tag-faults.ts';

/** `text` is the text of `file` as written. */
export function explainMdxFault(thrown: VFileMessage, file: string, text: string): DiagnosticDraft {
  const lines = new LineIndex(text);
  const said = readMessage(thrown, text, lines);
  const { message, help, range, fix, related } = explain(said);
  const edit = fix && {
    title: fix.title,
    place: lines.place(file, ...fix.range),
    replaces: text.slice(...fix.range),
    text: fix.text,
  };
  return {
    code: 'parse/mdx-syntax',
    message,
    help,
    place: lines.place(file, ...range),
    ...(edit ? { fix: edit } : {}),
    ...(related ? { related: [{ message: related.message, place: lines.place(file, ...related.range) }] } : {}),
  };
}

function explain(said: Said): MdxFault {
  for (const explainOne of [...markupFaults, ...tagFaults, ...codeFaults]) {
    const fault = explainOne(said);
    if (fault) return fault;
  }
  const { reason, text, range } = said;
  const message = reason.replace(/\s+/g, ' ').replace(/\.$/, '');
  const isCode = /expression|code/.test(reason);
  return {
    message: `${message.slice(0, 1).toLowerCase()}${message.slice(1)}`,
    help: isCode ? codeHelp : tagHelp,
    range: range[1] > range[0] ? [range[0], Math.min(range[1], restOfLine(text, range[0])[1])] : restOfLine(text, range[0]),
  };
}

function readMessage({ reason, ruleId, place, cause }: VFileMessage, text: string, lines: LineIndex): Said {
  const [start, end] = place && 'start' in place ? [place.start, place.end] : [place, place];
  const range: Range = [start ? lines.offsetAt(start) : 0, end ? lines.offsetAt(end) : 0];
  return {
    reason,
    rule: ruleId ?? '',
    text,
    range,
    code: cause instanceof Error ? cause.message : '',
    offsetOf(point) {
      const [line = 1, column = 1] = point.split(':').map(Number);
      return lines.offsetAt({ line, column });
    },
  };
}
