// All tags by their first letter, each with how many docs bear it.
import type { ReactElement } from 'react';
import { Banners } from '../components/Banners/Banners.tsx';
import { PagePlace } from '../components/Breadcrumbs/PagePlace.tsx';
import { type LetterGroup, listedLetters } from '../listed-letters.ts';
import { Body } from './Body.tsx';
import type { LayoutProps } from './layout.ts';
import { Shell } from './Shell.tsx';

export function TagsLayout({ page, body }: LayoutProps): ReactElement {
  return (
    <Shell page={page}>
      <PagePlace page={page} />
      <Banners page={page} />
      <h1 className="title">{page.title}</h1>
      <Body html={body} />
      {listedLetters(page.props).map((group, index) => (
        <Letter key={index} group={group} />
      ))}
    </Shell>
  );
}

/** The letter is the heading's id as well: others link to it. */
function Letter({ group: { letter, tags } }: { group: LetterGroup }): ReactElement {
  return (
    <section className="tag-letter">
      <h2 id={letter}>{letter}</h2>
      <ul className="tag-list">
        {tags.map(({ label, href, description, count }, index) => (
          <li key={index}>
            <a className="tag" href={href ?? undefined}>
              {label}
              <span className="tag-count" aria-hidden="true">
                {count}
              </span>
              <span className="visually-hidden">, {description}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
