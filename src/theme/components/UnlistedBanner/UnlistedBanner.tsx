// Tells who came by a direct link that the page is in no list.
import type { ReactElement } from 'react';
import { Admonition } from '../../mdx/Admonition/Admonition.tsx';
import { say } from '../../strings.ts';

export function UnlistedBanner(): ReactElement {
  return (
    <Admonition type="caution" title={say('theme.unlistedContent.title')}>
      <p>{say('theme.unlistedContent.message')}</p>
    </Admonition>
  );
}
