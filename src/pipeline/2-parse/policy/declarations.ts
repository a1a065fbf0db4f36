// The text of a `style` attribute to its declarations, as a rule of a stylesheet can hold them.

export interface Declarations {
  /** `name:value` joined by `;`. What no browser would take is left out: it could end the rule. */
  readonly text: string;
  /** Addresses that count from the page, which no stylesheet can name. Their declarations are left out. */
  readonly relative: readonly string[];
}

const token = /\/\*[\s\S]*?(?:\*\/|$)|\\[\s\S]|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|[\s\S]/g;
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const address = /url\(\s*["']?([^"')\s]+)/gi;

export function readDeclarations(style: string): Declarations {
  const relative: string[] = [];
  const found: string[] = [];
  for (const declaration of split(style)) {
    const [, name = '', value = ''] = /^\s*(--[^\s:]+|-?[a-z][\w-]*)\s*:\s*([\s\S]*?)\s*$/i.exec(declaration) ?? [];
    if (value === '') continue;
    const odd = Array.from(value.matchAll(address), ([, target = '']) => target).filter(isRelative);
    if (odd.length > 0) relative.push(...odd);
    else found.push(`${name.startsWith('--') ? name : name.toLowerCase()}:${value}`);
  }
  return { text: found.join(';'), relative };
}

/** At each `;` outside of quotes and brackets. A declaration whose brackets or quotes do not match is none. */
function split(style: string): readonly string[] {
  const parts: string[] = [];
  let part = '';
  let isSound = true;
  const open: string[] = [];
  const finish = (): void => {
    if (isSound && open.length === 0) parts.push(part);
    part = '';
    isSound = true;
  };
  for (const [text] of style.matchAll(token)) {
    if (text.startsWith('/*')) continue;
    if (text === ';' && open.length === 0) {
      finish();
      continue;
    }
    const close = closing[text];
    if (close !== undefined) open.push(close);
    else if (text === ')' || text === ']' || text === '}') isSound = open.pop() === text && isSound;
    else if (text === '"' || text === "'" || text === '\\') isSound = false;
    part += text;
  }
  finish();
  return parts;
}

function isRelative(target: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(target);
}
