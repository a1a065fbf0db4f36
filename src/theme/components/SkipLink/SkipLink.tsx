// Renders the link by which keyboard users skip the navigation.
import type { ReactElement } from 'react';
import { mainId } from '#model/page-data';
import { say } from '../../page/strings.ts';

export function SkipLink(): ReactElement {
  const label = say('theme.common.skipToMainContent');
  return (
    // biome-ignore lint/a11y/useSemanticElements: the role is part of the interface that sites style and script against.
    <div role="region" aria-label={label}>
      <a className="skip-link" href={`#${mainId}`}>
        {label}
      </a>
    </div>
  );
}
