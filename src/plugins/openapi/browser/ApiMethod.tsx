// Renders the method of a request as a badge.
import type { ReactElement } from 'react';
import './openapi.css';

const kinds: Readonly<Record<string, string>> = {
  GET: 'info',
  HEAD: 'info',
  QUERY: 'info',
  POST: 'tip',
  PUT: 'warning',
  PATCH: 'warning',
  DELETE: 'danger',
};

export default function ApiMethod({ method }: { readonly method: string }): ReactElement {
  const kind = kinds[method];
  return <span className={`badge api-method${kind === undefined ? '' : ` badge-${kind}`}`}>{method}</span>;
}
