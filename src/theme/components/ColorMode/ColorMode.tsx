// The button that chooses between light, dark and what the system says. It waits for a script, and is not seen where none will come.
import type { ReactElement } from 'react';
import type { SiteProps } from '#model/theme';
import { useAwake } from '../../browser/use-awake.ts';
import { useColorMode } from '../../browser/use-color-mode.ts';
import { say } from '../../strings.ts';
import { Icon } from '../Icon/Icon.tsx';

/** What follows on each choice, for sites that heed the system and for those that do not. */
const following = {
  heeding: { light: 'dark', dark: 'system', system: 'light' },
  own: { light: 'dark', dark: 'light', system: 'dark' },
} as const;

export function ColorMode({ mode }: { mode: NonNullable<SiteProps['colorMode']> }): ReactElement {
  const awake = useAwake();
  const { colorModeChoice: choice, setColorMode } = useColorMode();
  const name = say(`theme.colorToggle.ariaLabel.mode.${choice}`);
  return (
    <button
      type="button"
      className="color-mode"
      disabled={!awake}
      aria-label={say('theme.colorToggle.ariaLabel', { mode: name })}
      title={name}
      data-mode={mode}
      onClick={() => setColorMode(following[mode === 'system' ? 'heeding' : 'own'][choice])}
    >
      <Icon name="light" />
      <Icon name="dark" />
      <Icon name="system" />
    </button>
  );
}
