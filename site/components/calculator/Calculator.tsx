// Renders a calculator: input fields above, results below.
import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import './calculator.css';
import { Field } from './Field.tsx';
import type { FieldState } from './use-field.ts';

export interface CalculatorProps {
  readonly title: string;
  readonly fields: readonly { readonly label: string; readonly unit?: string; readonly field: FieldState }[];
  /** The results in a sentence, for screen readers. */
  readonly spoken: string;
  /** The results. */
  readonly children: ReactNode;
}

/** Waits until typing pauses, since announcing each digit would interrupt it. */
const pause = 600;

/** Shows fields above and results below. Without scripts, only the results of the initial values are shown. */
export function Calculator({ title, fields, spoken, children }: CalculatorProps): ReactElement {
  const id = useId();
  const [isReady, setReady] = useState(false);
  const said = useAfterPause(fields.find(({ field }) => field.fault)?.field.fault ?? spoken);
  useEffect(() => setReady(true), []);
  return (
    <section className="calculator" aria-labelledby={id}>
      <p className="calculator-title" id={id}>
        {title}
      </p>
      <div className="calculator-fields">
        {fields.map(({ label, unit, field }) => (
          <Field key={label} label={label} field={field} isReady={isReady} {...(unit ? { unit } : {})} />
        ))}
      </div>
      <div className="calculator-results">{children}</div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  );
}

/** Returns no text at first, since only changes are announced. */
function useAfterPause(text: string): string {
  const [said, setSaid] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current && said === '') return;
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text, said]);
  return said;
}
