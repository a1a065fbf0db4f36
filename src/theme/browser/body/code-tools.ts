// Adds buttons to copy code blocks and to wrap their long lines, once a block comes near the viewport.
import { copyText } from '../../dom/copy-text.ts';
import { makeElement } from '../../dom/make-element.ts';
import { finderIn, type SayText } from '../behavior.ts';

/** Returns a function that enhances the blocks present when it is called. */
export function enhanceCode(body: HTMLElement, signal: AbortSignal, say: SayText): () => void {
  const find = finderIn(body);
  // The code of a long block grows as its lines are laid out, and its box resizes with the window.
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) fitWrap(target.closest('pre'));
  });
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const code = target.querySelector('code');
        const isNew = isIntersecting && !target.querySelector('.code-tools');
        if (!isNew || !code?.parentElement || !(target instanceof HTMLElement)) continue;
        target.append(makeTools(target, say));
        sizes.observe(code);
        sizes.observe(code.parentElement);
      }
    },
    { rootMargin: '200px' },
  );
  signal.addEventListener('abort', () => {
    near.disconnect();
    sizes.disconnect();
    for (const tools of body.querySelectorAll('.code-tools')) {
      tools.parentElement?.removeAttribute('data-wrap');
      tools.remove();
    }
  });
  return () => {
    for (const block of find('.code-block')) near.observe(block);
  };
}

function makeTools(block: HTMLElement, say: SayText): HTMLElement {
  const [label, before, after] = [
    say('theme.CodeBlock.copyButtonAriaLabel'),
    say('theme.CodeBlock.copy'),
    say('theme.CodeBlock.copied'),
  ];
  const status = makeElement('span', { className: 'visually-hidden', role: 'status' });
  let back: ReturnType<typeof setTimeout>;
  const tell = (isCopied: boolean): void => {
    copy.toggleAttribute('data-copied', isCopied);
    copy.ariaLabel = isCopied ? after : label;
    copy.title = isCopied ? after : before;
    status.textContent = isCopied ? after : '';
  };
  const onCopy = async (): Promise<void> => {
    if (!(await copyText(copiedCode(block)))) return;
    clearTimeout(back);
    tell(true);
    back = setTimeout(tell, 1000, false);
  };
  const copy = makeElement('button', { type: 'button', className: 'code-copy', onclick: onCopy });
  tell(false);
  const title = say('theme.CodeBlock.wordWrapToggle');
  const onWrap = (): void => {
    wrap.ariaPressed = String(block.toggleAttribute('data-wrap'));
  };
  const named = { title, ariaLabel: title, ariaPressed: 'false', hidden: true };
  const wrap = makeElement('button', { type: 'button', className: 'code-wrap', onclick: onWrap, ...named });
  return makeElement('div', { className: 'code-tools' }, wrap, copy, status);
}

function fitWrap(pre: Element | null): void {
  const block = pre?.parentElement;
  const wrap = block?.querySelector<HTMLElement>('.code-wrap');
  if (pre && wrap) wrap.hidden = !block?.matches('[data-wrap]') && pre.scrollWidth <= pre.clientWidth;
}

const shells = /^(?:bash|sh|shell|zsh|fish|console|shell-?session|sh-session|shellscript)$/;

/** Leaves out removed lines of a diff and shell prompts. Keeps a shell's output. */
function copiedCode(block: HTMLElement): string {
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
