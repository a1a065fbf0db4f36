// Renders an icon of the shell, drawn by shell-icons.css, as decoration hidden from screen readers.
import type { ReactElement } from 'react';
import type { SocialLink } from '#model/navigation';

export type IconName =
  | SocialLink['icon']
  | 'close'
  | 'dark'
  | 'down'
  | 'enter'
  | 'external'
  | 'heading'
  | 'history'
  | 'home'
  | 'language'
  | 'light'
  | 'list'
  | 'menu'
  | 'page'
  | 'pencil'
  | 'post'
  | 'search'
  | 'sidebar'
  | 'star'
  | 'system'
  | 'text'
  | 'up';

/** One em square, in the colour of the text around it. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return <span className={`icon icon-${name}`} />;
}
