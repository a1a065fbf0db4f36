// Renders the button that switches between light, dark and system colors, once its script runs.
import type { ReactElement } from 'react';
import type { SiteProps } from '#model/page-props';
import { say } from '../../page/strings.ts';
import { Icon } from '../Icon/Icon.tsx';

export function ColorMode({ mode }: { mode: NonNullable<SiteProps['colorMode']> }): ReactElement {
  const name = say(`theme.colorToggle.ariaLabel.mode.${mode}`);
  return (
    <button
      type="button"
      className="color-mode"
      disabled
      aria-label={say('theme.colorToggle.ariaLabel', { mode: name })}
      title={name}
      data-mode={mode}
    >
      <Icon name="light" />
      <Icon name="dark" />
      <Icon name="system" />
    </button>
  );
}
