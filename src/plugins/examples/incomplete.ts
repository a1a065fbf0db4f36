// Tells whether a command of a shell goes on in the next line, where the shell itself would ask for more.

/** What ends each construct that a word begins. */
const ends: ReadonlyMap<string, string> = new Map([
  ['if', 'fi'],
  ['case', 'esac'],
  ['for', 'done'],
  ['while', 'done'],
  ['until', 'done'],
  ['{', '}'],
]);

/** A command follows them. */
const leads = new Set(['if', 'then', 'elif', 'else', 'while', 'until', 'do', '!', 'time', '{']);

const closers: ReadonlyMap<string, string> = new Map([
  ['$((', '))'],
  ['((', '))'],
  ['$(', ')'],
  ['(', ')'],
  ['${', '${'],
  ['"', '"'],
  ['`', '`'],
]);

const hereDocument = '<<-?[ \\t]*(?:\'[^\'\\n]+\'|"[^"\\n]+"|\\\\?[^\\s\'"\\\\<>()|&;]+)';
const command = new RegExp(
  `\\\\[^]?|\\$\\(\\(|\\$[({]|\\(\\(|<<<|${hereDocument}|\\|\\||&&|\\|&|;;|[ \\t]+|[^\\s'"\`\\\\$;&|<>()#]+|[^]`,
  'y',
);
/** What counts within what is closed by the key. */
const within: Readonly<Record<string, RegExp>> = {
  '"': /\\[\s\S]?|\$\(\(|\$[({]|["`]|[^\\"`$]+|\$/y,
  '${': /\\[\s\S]?|\$\(\(|\$[({]|["'`}]|[^\\"'`$}]+|\$/y,
  '))': /\\[\s\S]?|\$\(\(|\$[({]|\)\)|[()"'`]|[^\\"'`$()]+|\$/y,
};

/** In quotes, a substitution or a here-document, before the end of `if`, `for`, `case` or `{`, and after `\`, `|` or `&&`. */
export function isIncomplete(script: string): boolean {
  /** What closes the constructs that are open, the innermost last. */
  const open: string[] = [];
  const documents: string[] = [];
  /** The next word is a command. */
  let begins = true;
  /** An operator waits for a command. */
  let waits = false;
  let before = '\n';
  for (let at = 0; at < script.length; ) {
    const top = open.at(-1) ?? '';
    const pattern = within[top] ?? command;
    pattern.lastIndex = at;
    const token = pattern.exec(script)?.[0] ?? '';
    at += Math.max(1, token.length);
    const previous = before;
    before = token;
    if (token === '\\' || (token === '\\\n' && at === script.length)) return true;
    const opened = closers.get(token) ?? (begins ? ends.get(token) : undefined);
    if (token === "'") {
      at = script.indexOf("'", at) + 1;
      if (at === 0) return true;
    } else if (top === '${' ? token === '}' : token === top && (begins || !isWord(token))) {
      open.pop();
      begins = false;
    } else if (opened !== undefined) {
      open.push(opened);
      begins = token === '(' || token === '$(' || token === '`' || leads.has(token);
      waits = false;
      continue;
    }
    if (pattern !== command || isBlank(token)) continue;
    if (token === '#' && /[\s;&|()]$/.test(previous)) at = endOfLine(script, at);
    else if (token === '\n') {
      for (const document of documents.splice(0)) at = afterDocument(script, at, document);
      if (at > script.length) return true;
      begins = true;
    } else {
      // In arithmetic, it moves bits.
      if (token.startsWith('<<') && token !== '<<<' && !open.includes('))')) documents.push(token);
      waits = token === '|' || token === '|&' || token === '||' || token === '&&';
      const isPattern = top === 'esac' && (token === 'in' || token === ')');
      const isBody = token === ')' && previous === '(';
      begins = waits || isPattern || isBody || /^(?:;;?|&)$/.test(token) || (begins && leads.has(token));
    }
  }
  return open.length > 0 || documents.length > 0 || waits;
}

function isWord(token: string): boolean {
  return /^(?:[a-z]+|\})$/.test(token);
}

function isBlank(token: string): boolean {
  return /^(?:[ \t]+|\\\n)$/.test(token);
}

function endOfLine(script: string, at: number): number {
  const end = script.indexOf('\n', at);
  return end === -1 ? script.length : end;
}

/** Beyond the end where the document has none. */
function afterDocument(script: string, from: number, opening: string): number {
  const [, dash, name = ''] = /^<<(-?)[ \t]*['"\\]?([^'"\n]*)/.exec(opening) ?? [];
  for (let at = from; at < script.length; ) {
    const end = endOfLine(script, at);
    const line = script.slice(at, end);
    at = end + 1;
    if ((dash === '-' ? line.replace(/^\t+/, '') : line) === name) return Math.min(at, script.length);
  }
  return script.length + 1;
}
