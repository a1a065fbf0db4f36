// Renders the list of docs that have a tag, or one page of it.
'use static';
import type { ReactElement } from 'react';
import { Banners, type LinkProps, Pager, type StaticLayoutProps, useSay } from 'slodocs/theme';

/** What the plugin hands to the layout. */
export interface TagProps {
  readonly allTags: string;
  readonly items: readonly { readonly label: string; readonly href: string; readonly description: string }[];
  readonly previous: LinkProps | null;
  readonly next: LinkProps | null;
}

export default function TagLayout({ page }: StaticLayoutProps<TagProps>): ReactElement {
  const say = useSay();
  const { allTags, items, previous, next } = page.props;
  return (
    <>
      <Banners page={page} />
      <h1 className="title">{page.title}</h1>
      {page.description !== '' && <p className="lead">{page.description}</p>}
      <p className="all-tags">
        <a href={allTags}>{say('theme.tags.tagsPageLink')}</a>
      </p>
      <ul className="listing">
        {items.map(({ label, href, description }, index) => (
          <li key={index}>
            <h2 className="listing-title">
              <a href={href}>{label}</a>
            </h2>
            {description !== '' && <p>{description}</p>}
          </li>
        ))}
      </ul>
      <Pager previous={previous} next={next} />
    </>
  );
}
