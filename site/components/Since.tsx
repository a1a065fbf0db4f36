// Renders the version that introduced something, as a link to its release note; pages use it without an import:
//
//   <Since version="1.147.0" />
//   <Since product="agent" version="0.97.0" what="Replay" />
//
// Place it on its own line below the lead of a page or the heading of a section, or use it within a sentence.
import type { ReactElement } from 'react';
import { useData } from 'slodocs/theme';
import './since.css';

export interface SinceProps {
  /** The version, as in the file name of the release note. */
  readonly version: string;
  readonly product?: 'application' | 'agent' | 'sloctl';
  /** What the version introduced, if it is not the whole page or section. */
  readonly what?: string;
}

export function Since({ version, product = 'application', what }: SinceProps): ReactElement | null {
  const note = useData(`since:${product}:${version}`) as { readonly href: string; readonly date: string } | null;
  // A version without a release note has already been reported.
  if (note === null) return null;
  const { href, date } = note;
  const name = product === 'application' ? version : `${product} ${version}`;
  return (
    <small className="since">
      <a href={href}>
        {what === undefined ? 'Since' : `${what} since`} {name} (<time dateTime={date}>{date}</time>)
      </a>
    </small>
  );
}
