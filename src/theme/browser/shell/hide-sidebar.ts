// Hides the column of the sidebar, and brings it back.
import { createStorageSlot } from '../../dom/storage.ts';
import type { Behavior } from '../behavior.ts';

/** The early script sets it from the storage, and stylesheets read it. */
const attribute = 'data-sidebar-hidden';

export const hideSidebar: Behavior = ({ find, say, signal }) => {
  const root = document.documentElement;
  for (const button of find('.sidebar-hide')) {
    const tell = (): void => {
      const isHidden = root.hasAttribute(attribute);
      const label = say(isHidden ? 'theme.docs.sidebar.expandButtonTitle' : 'theme.docs.sidebar.collapseButtonTitle');
      Object.assign(button, { title: label, ariaLabel: label });
      const text = button.lastChild;
      if (text instanceof Text) text.nodeValue = isHidden ? '' : label;
    };
    const onClick = (): void => {
      const isHidden = root.toggleAttribute(attribute);
      const kept = createStorageSlot('docs-sidebar-hidden');
      if (isHidden) kept.set('true');
      else kept.del();
      tell();
    };
    button.addEventListener('click', onClick, { signal });
    tell();
  }
};
