// Renders the search button: a link to the search page until a script opens a dialog instead.
// Its keyboard shortcut works only with the script; the stylesheet draws the keys.
import type { ReactElement } from 'react';
import { say } from '../../page/strings.ts';
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
