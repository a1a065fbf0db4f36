// Extracts from a code block the text to copy, without shell prompts and removed lines.

const shells = /^(?:bash|sh|shell|zsh|fish|console|shell-?session|sh-session|shellscript)$/;

/** Leaves out removed lines of a diff and shell prompts. Keeps a shell's output. */
export function copiedCode(block: HTMLElement): string {
  const lines = [...block.querySelectorAll('.line:not(del)')];
  const code =
    lines.length > 0
      ? lines.map(({ textContent }) => textContent).join('\n')
      : (block.querySelector('pre')?.textContent ?? '').replace(/\n$/, '');
  return shells.test(block.dataset['language'] ?? '') ? withoutPrompts(code) : code;
}

/** A script line may begin with `>`, too: it is a prompt if the block uses `$` as one, or begins with `>`. */
export function withoutPrompts(code: string): string {
  const isSession = /^ *\$ /m.test(code) || /^\s*> /.test(code);
  return isSession ? code.replace(/^ *[$>] /gm, '') : code;
}
