// Renders a nested list as a tree of files and folders.
import type { ReactElement, ReactNode } from 'react';
import { type Entry, readEntries } from './read-entries.ts';

export function FileTree({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <div className="file-tree">
      <Entries entries={readEntries(children)} />
    </div>
  );
}

function Entries({ entries }: { readonly entries: readonly Entry[] }): ReactElement {
  return (
    <ul>
      {entries.map(({ name, comment, entries: inner, ...kind }, index) => (
        <li key={index} className={classOf(kind)}>
          <span className="file-name">{name}</span>
          {comment.length > 0 && <span className="file-comment"> {comment}</span>}
          {inner.length > 0 && <Entries entries={inner} />}
        </li>
      ))}
    </ul>
  );
}

/** Files, the most frequent entries, need no class. */
function classOf({ isFolder, isGap }: Pick<Entry, 'isFolder' | 'isGap'>): string | undefined {
  return isGap ? 'file-gap' : isFolder ? 'file-folder' : undefined;
}
