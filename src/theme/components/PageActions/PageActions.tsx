// Renders actions to copy a page as Markdown, to view it as Markdown, and to open it in tools.
import type { MouseEvent, ReactElement } from 'react';
import type { PageProps } from '#model/page-props';
import { copyText } from '../../dom/copy-text.ts';

export function PageActions({ page: { actions } }: { page: Pick<PageProps, 'actions'> }): ReactElement | undefined {
  return (
    actions && (
      <div className="page-actions">
        {actions.map(({ label, href, copies }) =>
          copies ? (
            // What the button of another page has said is not kept.
            <button type="button" key={href} value={href} onClick={copy}>
              {label}
            </button>
          ) : (
            <a key={label} href={href}>
              {label}
            </a>
          ),
        )}
      </div>
    )
  );
}

async function copy({ currentTarget: button }: MouseEvent<HTMLButtonElement>): Promise<void> {
  try {
    const answer = await fetch(button.value);
    if (answer.ok && (await copyText(await answer.text()))) {
      // The stylesheet ticks it, where there is room for it from the start.
      button.ariaPressed = 'true';
      return;
    }
  } catch {}
  // It can be copied by hand where it stands.
  location.href = button.value;
}
