// Renders links to the start of each part of the site, on pages that answer unknown addresses.
import { type ReactElement, useId } from 'react';
import type { LinkProps } from '#model/page-props';
import { say } from '../../page/strings.ts';

export function Sections({ sections }: { sections: readonly LinkProps[] }): ReactElement | null {
  const id = useId();
  if (sections.length === 0) return null;
  return (
    <nav className="sections" aria-labelledby={id}>
      <h2 id={id} className="sections-title">
        {say('theme.sections.title')}
      </h2>
      <ul>
        {sections.map(({ label, href }, index) => (
          <li key={index}>
            <a href={href ?? undefined}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
