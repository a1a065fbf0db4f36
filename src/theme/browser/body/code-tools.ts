// Blocks of code to ones that can be copied, and whose long lines can be wrapped. A block gets its buttons when it comes near.
import { say } from '../../strings.ts';
import { makeButton } from './button.ts';
import { copyText } from './copy-text.ts';
import type { Part } from './part.ts';

export function enhanceCode(body: HTMLElement): Part {
  const blocks = (): NodeListOf<HTMLElement> => body.querySelectorAll<HTMLElement>('.code-block');
  // The code of a long block grows as its lines are laid out, its box with the window.
  const sizes = new ResizeObserver((entries) => {
    for (const block of new Set(entries.map(({ target }) => target.closest<HTMLElement>('.code-block'))))
      if (block) fitWrap(block);
  });
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const pre = target.querySelector(':scope > pre');
        if (!isIntersecting || !pre || toolsOf(target)) continue;
        target.append(makeTools(target as HTMLElement));
        sizes.observe(pre);
        if (pre.firstElementChild) sizes.observe(pre.firstElementChild);
      }
    },
    { rootMargin: '200px' },
  );
  return {
    refresh() {
      for (const block of blocks()) near.observe(block);
    },
    end() {
      near.disconnect();
      sizes.disconnect();
      for (const block of blocks()) {
        toolsOf(block)?.remove();
        delete block.dataset['wrap'];
      }
    },
  };
}

function toolsOf(block: Element): Element | null {
  return block.querySelector(':scope > .code-tools');
}

function makeTools(block: HTMLElement): HTMLElement {
  const tools = document.createElement('div');
  const status = document.createElement('span');
  tools.className = 'code-tools';
  status.className = 'visually-hidden';
  status.role = 'status';
  const label = say('theme.CodeBlock.copyButtonAriaLabel');
  let back: ReturnType<typeof setTimeout>;
  const tell = (copy: HTMLElement, isCopied: boolean): void => {
    copy.toggleAttribute('data-copied', isCopied);
    copy.title = say(isCopied ? 'theme.CodeBlock.copied' : 'theme.CodeBlock.copy');
    copy.ariaLabel = isCopied ? copy.title : label;
    status.textContent = isCopied ? copy.title : '';
  };
  const copy = makeButton('code-copy', label, async () => {
    if (!(await copyText(codeOf(block)))) return;
    clearTimeout(back);
    tell(copy, true);
    back = setTimeout(tell, 1000, copy, false);
  });
  tell(copy, false);
  const wrap = makeButton('code-wrap', say('theme.CodeBlock.wordWrapToggle'), () => {
    wrap.ariaPressed = String(block.toggleAttribute('data-wrap'));
  });
  wrap.title = wrap.ariaLabel ?? '';
  wrap.ariaPressed = 'false';
  wrap.hidden = true;
  tools.append(wrap, copy, status);
  return tools;
}

function fitWrap(block: HTMLElement): void {
  const pre = block.querySelector(':scope > pre');
  const wrap = block.querySelector<HTMLElement>(':scope > .code-tools > .code-wrap');
  if (pre && wrap) wrap.hidden = !('wrap' in block.dataset) && pre.scrollWidth <= pre.clientWidth;
}

/** As a reader would type it: what the code had before, and is struck out, is not of it. */
function codeOf(block: HTMLElement): string {
  const lines = block.querySelectorAll('.line:not(del)');
  const texts = lines.length > 0 ? [...lines].map(({ textContent }) => textContent) : [block.querySelector('code')?.textContent];
  return texts.join('\n').replace(/\n+$/, '');
}
