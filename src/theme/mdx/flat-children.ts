// The children of a component to those that say something, and to words for one that cannot stay.
import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/** Children without fragments and without the white space between tags. */
export function flatChildren(children: ReactNode): readonly ReactNode[] {
  return Children.toArray(children).flatMap((child) => {
    if (typeof child === 'string' && child.trim() === '') return [];
    if (isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment) return flatChildren(child.props.children);
    return [child];
  });
}

/** As the author wrote it: `<p>`, or the beginning of a text. */
export function describeChild(child: ReactNode): string {
  if (!isValidElement(child)) return `the text "${String(child).trim().slice(0, 30)}"`;
  const name = elementName(child);
  return name ? `<${name}>` : 'an element';
}

/** The tag or the name of a component. Elements of HTML that the compiler looks after have none. */
export function elementName(child: ReactNode): string | undefined {
  if (!isValidElement(child)) return undefined;
  const { type } = child;
  return typeof type === 'string' ? type : (type as { name?: string }).name || undefined;
}

/** Whether a child is made by a component, so that nobody knows what it will show. */
export function isComponent(child: ReactNode): boolean {
  return isValidElement(child) && typeof child.type !== 'string';
}
