// Renders an ordered list as the steps of a task.
import type { ReactElement, ReactNode } from 'react';
import { ContentFault } from '../content-fault.ts';
import { describeChild, elementName, flatChildren, isComponent } from '../flat-children.ts';

export function Steps({ children }: { readonly children?: ReactNode }): ReactElement {
  const lists = flatChildren(children);
  const stranger = lists.find((child) => elementName(child) !== 'ol' && !isComponent(child));
  const help = 'Put one list inside, with empty lines around it, whose items begin with `1.`, `2.` and so on.';
  if (lists.length === 0) throw new ContentFault('<Steps> contains no ordered list', help);
  if (stranger !== undefined)
    throw new ContentFault(`<Steps> contains ${describeChild(stranger)}, which is not an ordered list`, help);
  return <div className="steps">{lists}</div>;
}
