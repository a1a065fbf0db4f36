// Renders the button that opens the request form of an operation, which is loaded then.
import type { ReactElement } from 'react';
import './openapi.css';

export interface ApiTryProps {
  readonly label: string;
  /** The request as JSON. */
  readonly form: string;
  /** Its texts as JSON, where they are not the English ones. */
  readonly words?: string;
  /** Said where the form cannot be loaded. */
  readonly failed: string;
}

export default function ApiTry({ label, form, words, failed }: ApiTryProps): ReactElement {
  return (
    <details className="api-try" data-form={form} data-words={words} data-failed={failed}>
      <summary>{label}</summary>
    </details>
  );
}
