// Renders the keys that work in the pop-up.
import type { ReactElement } from 'react';
import { say } from '../texts.ts';

export function Keys(): ReactElement {
  const key = (sign: string, label: string): ReactElement => (
    <kbd>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{label}</span>
    </kbd>
  );
  return (
    <ul className="search-popup-keys">
      <li>
        {key('↵', say('theme.SearchModal.footer.selectKeyAriaLabel'))} {say('theme.SearchModal.footer.selectText')}
      </li>
      <li>
        {key('↓', say('theme.SearchModal.footer.navigateDownKeyAriaLabel'))}{' '}
        {key('↑', say('theme.SearchModal.footer.navigateUpKeyAriaLabel'))} {say('theme.SearchModal.footer.navigateText')}
      </li>
      <li>
        {key('Esc', say('theme.SearchModal.footer.closeKeyAriaLabel'))} {say('theme.SearchModal.footer.closeText')}
      </li>
    </ul>
  );
}
