// Renders an input below its label, with a mark where it is required, a hint, and what is wrong with it.
import { type ReactElement, type ReactNode, useId } from 'react';
import type { Words } from '../../engine/words.ts';

/** What an input needs to be one with its label and messages. */
export interface InputProps {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface LabelledProps {
  readonly words: Words;
  readonly label: ReactNode;
  /** True where the legend above it says the same. */
  readonly isHeard?: boolean;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly fault?: string | undefined;
  readonly children: (props: InputProps) => ReactNode;
}

export function Labelled({
  words,
  label,
  isHeard = false,
  required = false,
  hint,
  fault,
  children,
}: LabelledProps): ReactElement {
  const id = useId();
  const described = [...(hint === undefined ? [] : [`${id}-hint`]), ...(fault === undefined ? [] : [`${id}-fault`])];
  return (
    <div className="api-try-field">
      <label htmlFor={id} className={isHeard ? 'visually-hidden' : undefined}>
        {label} {required && <span className="api-try-required">{words.required}</span>}
      </label>
      {hint !== undefined && (
        <p className="api-try-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        required,
        'aria-invalid': fault !== undefined,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      })}
      {fault !== undefined && (
        <p className="api-try-fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}
