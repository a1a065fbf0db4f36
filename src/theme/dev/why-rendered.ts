// Shows why the page was rendered again, when somebody asks: a part of the badge.
import type { ShownPage, ShownReasons } from '#model/dev-page';
import { element } from './element.ts';

export interface WhyRendered {
  readonly button: HTMLButtonElement;
  readonly results: HTMLElement;
  /** Another page is about to be shown, or the same one anew. */
  shown(page: ShownPage): void;
}

export function tellWhyRendered(): WhyRendered {
  const button = element('button', { type: 'button', textContent: 'Why rendered?', ariaExpanded: 'false' });
  const status = element('p', { role: 'status', className: 'outcome' });
  const list = element('ul', { hidden: true });
  const hide = (): void => {
    button.ariaExpanded = 'false';
    status.textContent = '';
    list.hidden = true;
  };
  const show = async (): Promise<void> => {
    const response = await fetch(`/__slodocs/why?path=${encodeURIComponent(decodeURI(location.pathname))}`);
    if (!response.ok) {
      status.textContent = await response.text();
      return;
    }
    const { summary, reasons } = (await response.json()) as ShownReasons;
    status.textContent = summary;
    const parts = reasons.filter((reason) => reason.parts.length > 0);
    list.replaceChildren(
      ...parts.map((reason) =>
        element('li', {}, element('code', { textContent: reason.ingredient }), `: ${reason.parts.join(', ')}`),
      ),
    );
    list.hidden = parts.length === 0;
  };
  button.addEventListener('click', () => {
    if (button.ariaExpanded === 'true') return hide();
    button.ariaExpanded = 'true';
    void show().catch(() => {
      status.textContent = 'The server does not respond.';
    });
  });
  return {
    button,
    results: element('div', { className: 'why' }, status, list),
    shown({ isUpdate }) {
      if (button.ariaExpanded !== 'true') return;
      if (isUpdate) void show().catch(() => undefined);
      else hide();
    },
  };
}
