// Renders the fields inside of a field, or one alternative of several, folded.
import type { ReactElement, ReactNode } from 'react';
import './openapi.css';
import './fields.css';

export interface ApiNestedProps {
  readonly label: string;
  readonly id?: string;
  readonly children?: ReactNode;
}

export default function ApiNested({ label, id, children }: ApiNestedProps): ReactElement {
  return (
    <details className="api-nested" id={id}>
      <summary>{label}</summary>
      <div>{children}</div>
    </details>
  );
}
