// Renders texts marked for translation as they are written: there is only one language.
import type { ReactElement, ReactNode } from 'react';
import { interpolate } from '../page/interpolate.ts';

export interface TranslateProps {
  readonly id?: string;
  readonly description?: string;
  /** The text. `{name}` marks in it take their values from `values`. */
  readonly children?: ReactNode;
  readonly values?: Readonly<Record<string, ReactNode>>;
}

export function Translate({ id, children, values = {} }: TranslateProps): ReactElement {
  return <>{typeof children === 'string' ? interpolate(children, values) : (children ?? id)}</>;
}

export interface Message {
  readonly id?: string;
  readonly message?: string;
  readonly description?: string;
}

/** The text of a message, its `{name}` marks replaced. */
export function translate({ id, message }: Message, values: Readonly<Record<string, string | number>> = {}): string {
  const text = message ?? id ?? '';
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : mark));
}
