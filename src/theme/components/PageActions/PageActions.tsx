// Offers to copy a page as Markdown, to read it so, and to open it in tools.
import type { MouseEvent, ReactElement } from 'react';
import type { PageProps } from '#model/page-props';
import { copyText } from '../../browser/body/copy-text.ts';

export function PageActions({ page: { actions } }: { page: Pick<PageProps, 'actions'> }): ReactElement | undefined {
  return (
    actions && (
      <div className="page-actions" aria-live="polite">
        {actions.map(({ label, href, copies }) =>
          copies ? (
            // What the button of another page has said is not kept.
            <button type="button" key={label + href} value={href} onClick={copy}>
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
  const answer = fetch(button.value).then((one) => one.text());
  const isCopied = await answer.then(copyText).catch(() => false);
  // Where it cannot be copied, it can be by hand where it stands.
  if (isCopied) button.append(' ✓');
  else location.href = button.value;
}
