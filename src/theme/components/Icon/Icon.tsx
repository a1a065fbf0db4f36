// The small drawings of the shell, which stand in shell-icons.css. They are decoration: what they mean is said in words beside them.
import type { ReactElement } from 'react';
import type { SocialLink } from '#model/navigation';

export type IconName =
  | SocialLink['icon']
  | 'close'
  | 'dark'
  | 'down'
  | 'external'
  | 'home'
  | 'language'
  | 'light'
  | 'menu'
  | 'pencil'
  | 'search'
  | 'sidebar'
  | 'system'
  | 'up';

/** One em square, in the colour of the text around it. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return <span className={`icon icon-${name}`} />;
}
