// Lists what a schema says of values: limits, defaults, examples.
import { Fragment, type ReactElement } from 'react';
import './openapi.css';

export interface ApiFactsProps {
  readonly facts: readonly ApiFact[];
}

export interface ApiFact {
  readonly label: string;
  /** Shown as code. */
  readonly values?: readonly string[];
  readonly words?: string;
}

export default function ApiFacts({ facts }: ApiFactsProps): ReactElement {
  return (
    <ul className="api-facts">
      {facts.map((fact) => (
        <Fact key={fact.label} {...fact} />
      ))}
    </ul>
  );
}

function Fact({ label, values = [], words }: ApiFact): ReactElement {
  return (
    <li>
      {label}
      {(values.length > 0 || words !== undefined) && ': '}
      {values.map((value, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <code>{value}</code>
        </Fragment>
      ))}
      {words}
    </li>
  );
}
