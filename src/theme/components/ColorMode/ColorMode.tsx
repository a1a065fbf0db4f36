// The place of the switch between light and dark: it waits for a script, and is not seen where none will come.
import type { ReactElement } from 'react';
import type { SiteProps } from '#model/theme';
import { say } from '../../strings.ts';
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
