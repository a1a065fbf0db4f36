// Provides the state of a number field, and validates its input.
import { useState } from 'react';
import { type Bounds, readNumber } from '../../slo-math/numbers.ts';

export interface FieldState {
  readonly text: string;
  /** The last valid number: results stay unchanged until there is another. */
  readonly value: number;
  /** The validation message, if the text is invalid. */
  readonly fault: string | undefined;
  readonly set: (text: string) => void;
}

/** Creates a number field with a valid initial value. */
export function useField(initial: number, bounds: Bounds): FieldState {
  const [{ text, value }, setState] = useState({ text: initial.toLocaleString('en-US'), value: initial });
  const read = readNumber(text, bounds);
  return {
    text,
    value,
    fault: 'fault' in read ? read.fault : undefined,
    set: (next) => {
      const result = readNumber(next, bounds);
      setState((before) => ({ text: next, value: 'value' in result ? result.value : before.value }));
    },
  };
}
