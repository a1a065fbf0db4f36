// Renders the button that switches between light, dark and system colors; hidden where scripts do not run.
import type { ReactElement } from 'react';
import type { SiteProps } from '#model/page-props';
import { useColorMode } from '../../dom/use-color-mode.ts';
import { say } from '../../page/strings.ts';
import { useIsHydrated } from '../../page/use-is-hydrated.ts';
import { Icon } from '../Icon/Icon.tsx';

export function ColorMode({ mode }: { mode: NonNullable<SiteProps['colorMode']> }): ReactElement {
  const awake = useIsHydrated();
  const { colorModeChoice: choice, setColorMode } = useColorMode();
  // Cycles through light, dark and, if enabled, the system's preference.
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
