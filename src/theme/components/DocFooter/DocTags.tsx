// Renders the tags of a page as links to their listings.
import { type ReactElement, useId } from 'react';
import type { LinkProps } from '#model/page-props';
import { say } from '../../page/strings.ts';

export function DocTags({ tags }: { tags: readonly LinkProps[] }): ReactElement {
  const label = useId();
  return (
    <div className="doc-tags">
      <b id={label}>{say('theme.tags.tagsListLabel')}</b>
      <ul className="tag-list" aria-labelledby={label}>
        {tags.map(({ label, href }, index) => (
          <li key={index}>
            <a className="tag" rel="tag" href={href ?? undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
