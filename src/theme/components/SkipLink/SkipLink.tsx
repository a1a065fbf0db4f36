// Renders the link by which keyboard users skip the navigation.
import type { MouseEvent, ReactElement } from 'react';
import { say } from '../../page/strings.ts';

/** The id of `<main>`. Long, because headings of the content make ids too. */
export const mainId = 'slodocs-main-content';

export function SkipLink(): ReactElement {
  const label = say('theme.common.skipToMainContent');
  return (
    // biome-ignore lint/a11y/useSemanticElements: the role is part of the interface that sites style and script against.
    <div role="region" aria-label={label}>
      <a className="skip-link" href={`#${mainId}`} onClick={skip}>
        {label}
      </a>
    </div>
  );
}

/** Does what the link does, but without a change of address, and finds a landmark of the content's own. */
function skip(event: MouseEvent): void {
  const main = document.querySelector('main') ?? document.getElementById(mainId);
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.scrollIntoView();
}
