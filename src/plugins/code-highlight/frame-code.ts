// Collapses lines of a code block behind summaries, and decides whether it is shown as a terminal. Loaded where a block asks for it.
import type { ElementContent } from 'hast';
import { type FenceMeta, type MetaWord, nearest, type Say } from 'slodocs/kit';
import { groupLines } from './long-code.ts';
import type { FramedCode, MarkFault } from './magic-comments.ts';
import { numbersIn } from './marks.ts';

/** The last two are an ordinary block, as in documentation that names its frames for another generator. */
export const frames = ['terminal', 'code', 'none'];

const shells: ReadonlySet<string> = new Set(['bash', 'batch', 'powershell', 'shell-session']);

export interface CodeToFrame {
  readonly meta: FenceMeta;
  readonly grammar: string;
  readonly code: string;
  /** Blocks in languages of shells are terminals unless they say otherwise. */
  readonly terminals: boolean;
  readonly say: Say;
}

/** `lines` are elements, each with the line break that follows it. */
export function frameCode(lines: readonly ElementContent[], { meta, grammar, code, terminals, say }: CodeToFrame): FramedCode {
  const { numbers, faults } = collapsedLines(meta.collapse, lines.length / 2);
  const named = meta.frame?.value ?? '';
  const isKnown = frames.includes(named);
  const isTerminal = isKnown ? named === 'terminal' : terminals && shells.has(grammar) && !isFile(meta, code);
  return {
    lines: collapseLines(lines, numbers, say),
    ...(isTerminal && { frame: 'terminal' }),
    faults: [...faults, ...(meta.frame && !isKnown ? [unknownFrame(meta.frame)] : [])],
  };
}

function collapsedLines(word: MetaWord | undefined, count: number): ReturnType<typeof numbersIn> {
  const list = word?.value?.replace(/^\{|\}$/g, '') ?? '';
  if (word && list.trim() !== '') return numbersIn(list, count, word.text);
  const help = 'Write the lines that readers can expand in braces: `collapse={2-4}`.';
  const fault: MarkFault = {
    code: 'invalid-lines',
    message: `"${word?.text}" does not specify lines`,
    help,
    words: word?.text ?? '',
  };
  return { numbers: new Set(), faults: word ? [fault] : [] };
}

function collapseLines(lines: readonly ElementContent[], collapsed: ReadonlySet<number>, say: Say): readonly ElementContent[] {
  const children: ElementContent[] = [];
  for (let from = 0; from < lines.length; ) {
    const isCollapsed = collapsed.has(from / 2 + 1);
    let to = from + 2;
    while (to < lines.length && collapsed.has(to / 2 + 1) === isCollapsed) to += 2;
    const run = groupLines(lines.slice(from, to));
    if (isCollapsed) children.push(details(run, say('theme.CodeBlock.collapsed', { count: (to - from) / 2 })));
    else children.push(...run);
    from = to;
  }
  return children;
}

function details(lines: ElementContent[], label: string): ElementContent {
  const className = ['code-fold-label'];
  const text: ElementContent = { type: 'text', value: label };
  const summary: ElementContent = { type: 'element', tagName: 'summary', properties: { className }, children: [text] };
  return { type: 'element', tagName: 'details', properties: { className: ['code-fold'] }, children: [summary, ...lines] };
}

/** A script is a file that readers write, and no session. */
function isFile({ title, numbersFrom }: FenceMeta, code: string): boolean {
  return numbersFrom !== undefined || code.startsWith('#!') || /\.\w+$/.test(title ?? '');
}

function unknownFrame({ text, value = '' }: MetaWord): MarkFault {
  const meant = nearest(value, frames);
  return {
    code: 'unknown-frame',
    message: value === '' ? `"${text}" does not specify a frame` : `there is no frame "${value}"`,
    help: `${meant ? `Did you mean "${meant}"? ` : ''}Use "terminal", or "none" for an ordinary block.`,
    words: text,
    ...(value === '' ? {} : { part: value }),
    ...(meant ? { meant } : {}),
  };
}
