// Renders a collapsible part, whose summary is a prop or one of its children.
import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import { say } from '../../page/strings.ts';

export interface DetailsProps extends ComponentProps<'details'> {
  /** Text, or a `<summary>`. */
  readonly summary?: ReactNode;
}

export function Details({ summary, children, ...rest }: DetailsProps): ReactElement {
  const hasOwn = Children.toArray(children).some(isSummary);
  const text = summary ?? say('theme.details.summary');
  return (
    <details {...rest}>
      {!hasOwn && (isSummary(text) ? text : <summary>{text}</summary>)}
      {children}
    </details>
  );
}

function isSummary(node: ReactNode): boolean {
  return isValidElement(node) && node.type === 'summary';
}
