// Lists fields: parameters, headers or properties.
import type { ReactElement, ReactNode } from 'react';
import './openapi.css';
import './fields.css';

export default function ApiFields({ children }: { readonly children?: ReactNode }): ReactElement {
  return <dl className="api-fields">{children}</dl>;
}
