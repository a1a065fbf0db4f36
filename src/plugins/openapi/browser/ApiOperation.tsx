// Lays out an operation: what it says, with samples beside it where there is room.
import type { ReactElement, ReactNode } from 'react';
import './openapi.css';

export default function ApiOperation({ children }: { readonly children?: ReactNode }): ReactElement {
  return <div className="api-operation">{children}</div>;
}
