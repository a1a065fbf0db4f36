// Renders an ordered list as the steps of a task.
import type { ReactElement, ReactNode } from 'react';
import { ContentFault } from '../content-fault.ts';
import { describeChild, elementName, flatChildren, isComponent } from '../flat-children.ts';

export function Steps({ children }: { readonly children?: ReactNode }): ReactElement {
  const lists = flatChildren(children);
  const stranger = lists.find((child) => elementName(child) !== 'ol' && !isComponent(child));
  const help = 'Write one list inside, with empty lines around it, whose items begin with `1.`, `2.` and so on.';
  if (lists.length === 0) throw new ContentFault('<Steps> holds no ordered list', help);
  if (stranger !== undefined) throw new ContentFault(`<Steps> holds ${describeChild(stranger)}, which is no ordered list`, help);
  return <div className="steps">{lists}</div>;
}
