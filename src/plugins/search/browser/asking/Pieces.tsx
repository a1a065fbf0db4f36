// Renders texts of an answer, with the words that were searched for marked.
import { Fragment, type ReactElement } from 'react';
import type { Marked, SearchHit } from 'slodocs/kit';
import { Icon } from 'slodocs/theme';

export function Pieces({ of }: { readonly of: Marked }): ReactElement[] {
  return of.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}

/** Separated by the stylesheet: readers of screens hear pauses. */
export function Trail({ parts }: { readonly parts: readonly Marked[] }): ReactElement | null {
  if (parts.length === 0) return null;
  return (
    <span className="found-trail">
      {parts.map((part, index) => (
        <span key={index}>
          <Pieces of={part} />
          {index < parts.length - 1 && <span className="visually-hidden">, </span>}
        </span>
      ))}
    </span>
  );
}

export function KindIcon({ kind, type }: Pick<SearchHit, 'kind' | 'type'>): ReactElement {
  return <Icon name={kind === 'page' ? (type === 'list' ? 'list' : type === 'post' ? 'post' : 'page') : kind} />;
}

/** The heading of what was found, and the headings above it. */
export function titleOf({ page, headings }: SearchHit): { readonly title: Marked; readonly trail: readonly Marked[] } {
  const all = [page, ...headings];
  return { title: all.at(-1) ?? page, trail: all.slice(0, -1) };
}
