// Flattens children and describes an invalid one.

import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import { cutText } from '#model/cut-text';

/** Flattens fragments, and drops the white space between tags. */
export function flatChildren(children: ReactNode): readonly ReactNode[] {
  return Children.toArray(children).flatMap((child) => {
    if (typeof child === 'string' && child.trim() === '') return [];
    if (isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment) return flatChildren(child.props.children);
    return [child];
  });
}

/** Describes a child as the author wrote it: `<p>`, or the start of a text. */
export function describeChild(child: ReactNode): string {
  if (!isValidElement(child)) return `the text "${cutText(String(child).trim(), 30)}"`;
  const name = elementName(child);
  return name ? `<${name}>` : 'an element';
}

/** The tag or component name of a child. Compiled HTML elements have none. */
export function elementName(child: ReactNode): string | undefined {
  if (!isValidElement(child)) return undefined;
  const { type } = child;
  return typeof type === 'string' ? type : (type as { name?: string }).name || undefined;
}

/** True for a component, whose output is unknown. */
export function isComponent(child: ReactNode): boolean {
  return isValidElement(child) && typeof child.type !== 'string';
}
