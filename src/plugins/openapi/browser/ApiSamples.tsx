// Renders the samples of an operation, which stay in sight on wide screens.
import type { ReactElement, ReactNode } from 'react';
import './openapi.css';

export interface ApiSamplesProps {
  /** For screen readers. */
  readonly label: string;
  readonly children?: ReactNode;
}

export default function ApiSamples({ label, children }: ApiSamplesProps): ReactElement {
  return (
    <aside className="api-samples" aria-label={label}>
      <div>{children}</div>
    </aside>
  );
}
