// Renders a parameter, a header or a property: its name, its type and its description.
import { Fragment, type ReactElement, type ReactNode } from 'react';
import './openapi.css';
import './fields.css';

export interface ApiFieldProps {
  /** Links lead to it by this. */
  readonly id: string;
  readonly name: string;
  /** In words, such as `integer (int64)`. */
  readonly type: string;
  readonly flags?: readonly ApiFlag[];
  /** The description, what is said of its values, and the fields inside. */
  readonly children?: ReactNode;
}

export interface ApiFlag {
  /** `required`, `deprecated`, `read-only` or `write-only`. */
  readonly kind: string;
  readonly text: string;
}

export default function ApiField({ id, name, type, flags = [], children }: ApiFieldProps): ReactElement {
  return (
    <div className="api-field" id={id}>
      <dt>
        <a className="api-name" href={`#${id}`}>
          <code>{name}</code>
        </a>{' '}
        <span className="api-type">{type}</span>
        {flags.map(({ kind, text }) => (
          <Fragment key={kind}>
            {' '}
            <span className={`api-flag api-${kind}`}>{text}</span>
          </Fragment>
        ))}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
