// Renders the method and the path of an operation.
import { Fragment, type ReactElement, type ReactNode } from 'react';
import ApiMethod from './ApiMethod.tsx';
import './openapi.css';

export interface ApiEndpointProps {
  /** Upper case. */
  readonly method: string;
  /** With parameters in braces: `/pets/{id}`. */
  readonly path: string;
  /** The address of the first server. */
  readonly server?: string;
  readonly deprecated?: boolean;
  /** A word about its deprecation. */
  readonly children?: ReactNode;
}

export default function ApiEndpoint({ method, path, server = '', deprecated = false, children }: ApiEndpointProps): ReactElement {
  return (
    <div className="api-endpoint" data-deprecated={deprecated || undefined}>
      <ApiMethod method={method} />{' '}
      <code className="api-path">
        {server !== '' && <span className="api-server">{server}</span>}
        {path.split(/(\{[^{}]*\})/).map((part, index) => (
          <Fragment key={index}>{index % 2 === 1 ? <em>{part}</em> : <Steps path={part} />}</Fragment>
        ))}
      </code>
      {children}
    </div>
  );
}

/** Long paths are broken after slashes. */
function Steps({ path }: { readonly path: string }): ReactElement[] {
  return path.split(/(?<=\/)/).map((step, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {step}
    </Fragment>
  ));
}
