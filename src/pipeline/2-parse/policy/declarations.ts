// Parses a `style` attribute to declarations that are safe in a stylesheet rule.

export interface Declarations {
  /** `name:value` joined by `;`. Invalid declarations are dropped, because they could end the rule. */
  readonly text: string;
  /** Addresses relative to the page, which a stylesheet cannot express. Their declarations are dropped. */
  readonly relative: readonly string[];
}

const token = /\/\*[\s\S]*?(?:\*\/|$)|\\[\s\S]|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|[\s\S]/g;
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const address = /url\(\s*["']?([^"')\s]+)/gi;

export function readDeclarations(style: string): Declarations {
  const relative: string[] = [];
  const found: string[] = [];
  for (const declaration of split(style)) {
    const [, name = '', written = ''] = /^\s*(--[^\s:]+|-?[a-z][\w-]*)\s*:([\s\S]*)$/i.exec(declaration) ?? [];
    const value = written.trim();
    if (value === '') continue;
    const odd = Array.from(value.matchAll(address), ([, target = '']) => target).filter(isRelative);
    if (odd.length > 0) relative.push(...odd);
    else found.push(`${name.startsWith('--') ? name : name.toLowerCase()}:${value}`);
  }
  return { text: found.join(';'), relative };
}

/** Splits at each `;` outside quotes and brackets. A declaration with unbalanced ones is dropped. */
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
