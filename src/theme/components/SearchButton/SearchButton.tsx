// What opens the search: a link to the page for it, until a script makes it open a dialog. Its keys, drawn by the stylesheet, work
// only then.
import type { ReactElement } from 'react';
import { say } from '../../strings.ts';
import { Icon } from '../Icon/Icon.tsx';

export function SearchButton({ href }: { href: string }): ReactElement {
  return (
    <a className="search-button" href={href} aria-label={say('theme.SearchBar.buttonAriaLabel')} data-search-open="">
      <Icon name="search" />
      <span className="search-button-text">{say('theme.SearchBar.label')}</span>
      <span className="search-button-keys" aria-hidden="true" />
    </a>
  );
}
