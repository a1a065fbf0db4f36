// The text of React nodes, for labels.
import { Children, isValidElement, type ReactNode } from 'react';

/** Texts joined in their order. What a component would make of its props is not known and left out. */
export function nodeText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return nodeText(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}
