// Renders the search form, which leads to the search page without a script.
import type { ReactElement } from 'react';
import { say } from '../../page/strings.ts';
import { Icon } from '../Icon/Icon.tsx';

/** Longer queries are cut. */
const longestQuery = 64;

export function SearchForm({ href }: { href: string }): ReactElement {
  return (
    <search>
      <form className="search-form" action={href} method="get">
        <Icon name="search" />
        <input
          className="search-input"
          type="search"
          name="q"
          maxLength={longestQuery}
          placeholder={say('theme.SearchPage.inputPlaceholder')}
          aria-label={say('theme.SearchPage.inputLabel')}
          autoComplete="off"
          spellCheck="false"
        />
        <button type="submit" className="button">
          {say('theme.SearchPage.inputLabel')}
        </button>
      </form>
    </search>
  );
}
