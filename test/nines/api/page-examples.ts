// Finds the calls that a page shows, with the answers that it prints.

export interface Call {
  readonly language: 'bash' | 'http';
  readonly text: string;
  /** Undefined where the page prints none. */
  readonly answer: Answer | undefined;
}

export interface Answer {
  readonly status: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What a script prints, in place of an answer. */
  readonly output?: string;
}

interface Fence {
  readonly language: string;
  readonly title: string;
  readonly text: string;
  /** The label of its tab. */
  readonly label: string;
}

/** `markdown` is the edition of a page in Markdown. Calls beside each other are one call in several languages, with one answer. */
export function callsOf(markdown: string): readonly Call[] {
  const fences = fencesOf(markdown);
  return fences.flatMap((fence, index): Call[] => {
    if (!isCall(fence)) return [];
    const next = fences.slice(index + 1).find((one) => !isCall(one) || one.language === fence.language);
    const answer = next && !isCall(next) ? answerOf(next) : undefined;
    return [{ language: fence.language as Call['language'], text: fence.text, answer }];
  });
}

function isCall({ language, text }: Fence): boolean {
  return (language === 'bash' && /\bcurl /.test(text)) || (language === 'http' && /^[A-Z]+ \/\S* HTTP\/1\.1$/m.test(text));
}

/** The first tab of the responses of an operation with an empty answer is that of a fault. */
function answerOf({ language, title, text, label }: Fence): Answer | undefined {
  if (title === 'Output') return { status: '', headers: {}, body: '', output: text };
  const status = /^\d{3}/.exec(title || label)?.[0];
  if (status === undefined) return undefined;
  if (title === '' && status >= '400') return { status: '204', headers: {}, body: '' };
  if (language !== 'http') return { status, headers: {}, body: text };
  const [head = '', body = ''] = text.split('\n\n');
  const lines = head.split('\n').slice(1);
  return { status, headers: Object.fromEntries(lines.map((line) => line.split(': '))), body };
}

function fencesOf(markdown: string): readonly Fence[] {
  const found = markdown.matchAll(/(?:^ *\*\*(.+)\*\*\n\n)?^( *)```(\w+)(?: title="([^"]*)")?\n([\s\S]*?)^\2```$/gm);
  return Array.from(found, ([, label = '', indent = '', language = '', title = '', text = '']) => ({
    language,
    title,
    label,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), '').replace(/\n$/, ''),
  }));
}
