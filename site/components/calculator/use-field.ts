// Provides the state of a number field, and validates what is typed.
import { useState } from 'react';
import { type Bounds, readNumber } from '../../slo-math/numbers.ts';

export interface FieldState {
  readonly text: string;
  /** The last number that was right: results stay until there is another. */
  readonly value: number;
  /** What is wrong with the text, in words. */
  readonly fault: string | undefined;
  readonly set: (text: string) => void;
}

/** A field for a number, which begins with a right one. */
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
