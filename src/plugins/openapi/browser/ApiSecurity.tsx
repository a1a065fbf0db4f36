// Renders how a client authenticates for an operation.
import type { ReactElement, ReactNode } from 'react';
import './openapi.css';

export interface ApiSecurityProps {
  readonly label?: string;
  readonly children?: ReactNode;
}

export default function ApiSecurity({ label, children }: ApiSecurityProps): ReactElement {
  return (
    <div className="api-security">
      {label !== undefined && <span className="api-label">{label}</span>}
      {children}
    </div>
  );
}
