// Renders texts with `{name}` marks filled from props, like Docusaurus' `Interpolate`.
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { interpolate as interpolateNodes } from '../page/interpolate.ts';

type Values = Readonly<Record<string, ReactNode>>;

export interface InterpolateProps {
  readonly children: string;
  readonly values?: Values;
}

export function Interpolate({ children, values = {} }: InterpolateProps): ReactElement {
  return <>{interpolateNodes(children, values)}</>;
}

/** A text where all values are text or numbers, else nodes. */
export function interpolate(text: string, values: Values = {}): ReactNode {
  if (Object.values(values).some((value) => isValidElement(value))) return interpolateNodes(text, values);
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : mark));
}
