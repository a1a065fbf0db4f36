// Renders an operation: its description, with samples next to it where there is room.
import type { ReactElement, ReactNode } from 'react';
import './openapi.css';

export default function ApiOperation({ children }: { readonly children?: ReactNode }): ReactElement {
  return <div className="api-operation">{children}</div>;
}
