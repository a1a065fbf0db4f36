// Renders a nested list as a tree of files and folders.
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { ContentFault } from '../content-fault.ts';
import { describeChild, elementName, flatChildren } from '../flat-children.ts';
import { nodeText } from '../node-text.ts';

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

interface Entry {
  readonly name: readonly ReactNode[];
  readonly comment: readonly ReactNode[];
  readonly isFolder: boolean;
  /** An ellipsis stands for files that are not shown. */
  readonly isGap: boolean;
  readonly entries: readonly Entry[];
}

/** Throws if it is not a list, or if an item has no name. */
function readEntries(children: ReactNode): readonly Entry[] {
  const [list, stranger] = flatChildren(children);
  if (list === undefined) throw new ContentFault('<FileTree> contains no list', help);
  const wrong = elementName(list) === 'ul' ? stranger : list;
  if (wrong !== undefined)
    throw new ContentFault(`<FileTree> contains ${describeChild(wrong)}, but must contain one bulleted list`, help);
  return entriesOf(list);
}

const help = 'Put one list inside, with empty lines around it, and an item for each file and folder, such as `- docs/`.';

function entriesOf(list: ReactNode): readonly Entry[] {
  const items = childrenOf(list).filter((child) => elementName(child) === 'li');
  return items.map((item) => {
    // In a loose list, Markdown wraps items in paragraphs.
    const parts = childrenOf(item).flatMap((part) => (elementName(part) === 'p' ? childrenOf(part) : [part]));
    const lists = parts.filter(isList);
    const { name, comment } = splitLine(parts.filter((part) => !isList(part)));
    const text = nodeText(name);
    if (text === '') {
      const way = 'Begin it with the name of a file, or with the name of a folder and `/`.';
      throw new ContentFault('<FileTree> contains an item without a name', way);
    }
    const isGap = /^(?:…|\.{3})$/.test(text);
    return { name, comment, isFolder: text.endsWith('/') || lists.length > 0, isGap, entries: lists.flatMap(entriesOf) };
  });
}

/** A name ends at the first white space in plain text. */
function splitLine(parts: readonly ReactNode[]): Pick<Entry, 'name' | 'comment'> {
  const name: ReactNode[] = [];
  for (const [index, part] of parts.entries()) {
    const text = typeof part !== 'string' ? undefined : name.length === 0 ? part.trimStart() : part;
    const end = text?.search(/\s/) ?? -1;
    if (end < 0) {
      if (text !== '') name.push(text ?? part);
      continue;
    }
    const before = text?.slice(0, end);
    const rest = [text?.slice(end).trimStart(), ...parts.slice(index + 1)].filter((one) => one !== '' && one !== '\n');
    return { name: before ? [...name, before] : name, comment: rest };
  }
  return { name, comment: [] };
}

function isList(node: ReactNode): boolean {
  return elementName(node) === 'ul';
}

function childrenOf(node: ReactNode): readonly ReactNode[] {
  return isValidElement<{ children?: ReactNode }>(node) ? Children.toArray(node.props.children) : [];
}
