// A block of code to the text that its reader wants to paste.

const shells = /^(?:bash|sh|shell|zsh|fish|console|shell-?session|sh-session|shellscript)$/;

/** What the code had before, and is struck out, is not of it; neither are the prompts of a shell. What a shell has answered stays. */
export function copiedCode(block: HTMLElement): string {
  const lines = [...block.querySelectorAll('.line:not(del)')];
  const code =
    lines.length > 0
      ? lines.map(({ textContent }) => textContent).join('\n')
      : (block.querySelector('pre')?.textContent ?? '').replace(/\n$/, '');
  return shells.test(block.dataset['language'] ?? '') ? withoutPrompts(code) : code;
}

/** A line of a script may begin with `>`, too: it is a prompt where the block has a `$` as one, or begins with it. */
export function withoutPrompts(code: string): string {
  const isSession = /^ *\$ /m.test(code) || /^\s*> /.test(code);
  return isSession ? code.replace(/^ *[$>] /gm, '') : code;
}
