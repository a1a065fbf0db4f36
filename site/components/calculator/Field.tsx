// Renders a labeled number field with its validation message.
import { type ReactElement, useId } from 'react';
import type { FieldState } from './use-field.ts';

export interface FieldProps {
  readonly label: string;
  readonly unit?: string;
  readonly field: FieldState;
  /** False until scripts run, since input would have no effect. */
  readonly isReady: boolean;
}

/** Shows a labeled number field, with its validation message below. */
export function Field({ label, unit, field, isReady }: FieldProps): ReactElement {
  const id = useId();
  return (
    <div className="calculator-field">
      <label htmlFor={id}>{label}</label>
      <div className="calculator-input">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          disabled={!isReady}
          value={field.text}
          aria-invalid={field.fault !== undefined}
          aria-describedby={field.fault === undefined ? undefined : `${id}-fault`}
          onChange={(event) => field.set(event.currentTarget.value)}
        />
        {unit && <span>{unit}</span>}
      </div>
      {field.fault !== undefined && (
        <p className="calculator-fault" id={`${id}-fault`}>
          {field.fault}
        </p>
      )}
    </div>
  );
}
