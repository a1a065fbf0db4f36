// Renders a link of the shell: external ones open a new tab, and items without an address are plain text.
import type { ReactElement, ReactNode } from 'react';
import { say } from '../../page/strings.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface SmartLinkProps {
  readonly href: string | null;
  readonly external?: boolean | undefined;
  /** `here` if the link leads to the current page, true if to a section that has it. */
  readonly current?: boolean | 'here' | undefined;
  readonly className?: string | undefined;
  /** The language of its label and of the page that it leads to, where that is another. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

export function SmartLink({ href, external, current, className, lang, children }: SmartLinkProps): ReactElement {
  if (href === null) return <span className={className}>{children}</span>;
  if (external) {
    return (
      <a className={className} href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <Icon name="external" />
        <span className="visually-hidden"> {say('theme.externalLinkAriaLabel')}</span>
      </a>
    );
  }
  return (
    <a
      className={className}
      href={href}
      lang={lang}
      hrefLang={lang}
      aria-current={current === 'here' ? 'page' : current || undefined}
    >
      {children}
    </a>
  );
}
