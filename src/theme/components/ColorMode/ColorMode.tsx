// The button that chooses between light, dark and what the system says. It waits for a script, and is not seen where none will come.
import type { ReactElement } from 'react';
import type { SiteProps } from '#model/page-props';
import { useAwake } from '../../browser/use-awake.ts';
import { useColorMode } from '../../browser/use-color-mode.ts';
import { say } from '../../strings.ts';
import { Icon } from '../Icon/Icon.tsx';

export function ColorMode({ mode }: { mode: NonNullable<SiteProps['colorMode']> }): ReactElement {
  const awake = useAwake();
  const { colorModeChoice: choice, setColorMode } = useColorMode();
  // Light, dark, the system if it has a say, and light again.
  const next = choice === 'light' ? 'dark' : choice === 'dark' && mode === 'system' ? 'system' : 'light';
  const name = say(`theme.colorToggle.ariaLabel.mode.${choice}`);
  return (
    <button
      type="button"
      className="color-mode"
      disabled={!awake}
      aria-label={say('theme.colorToggle.ariaLabel', { mode: name })}
      title={name}
      data-mode={mode}
      onClick={() => setColorMode(next)}
    >
      <Icon name="light" />
      <Icon name="dark" />
      <Icon name="system" />
    </button>
  );
}
