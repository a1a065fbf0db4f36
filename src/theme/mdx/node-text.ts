// Extracts the text of React nodes, for labels.
import { Children, isValidElement, type ReactNode } from 'react';

/** Joins texts in order. Leaves out components, whose output is unknown. */
export function nodeText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return nodeText(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}
