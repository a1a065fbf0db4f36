// Renders texts marked for translation in the language of the page.
import { type ReactElement, type ReactNode, use } from 'react';
import { interpolate } from '../page/interpolate.ts';
import { PageContext } from '../page/page-context.tsx';

export interface TranslateProps {
  /** The key of its translation; the text itself by default. */
  readonly id?: string;
  readonly description?: string;
  /** The text. `{name}` marks in it take their values from `values`. */
  readonly children?: ReactNode;
  readonly values?: Readonly<Record<string, ReactNode>>;
}

export function Translate({ id, children, values = {} }: TranslateProps): ReactElement {
  const text = translated(id, typeof children === 'string' ? children : undefined);
  return <>{text === undefined ? children : interpolate(text, values)}</>;
}

export interface Message {
  /** The key of its translation; the message itself by default. */
  readonly id?: string;
  readonly message?: string;
  readonly description?: string;
}

/** The text of a message in the language of the page, its `{name}` marks replaced. Called while a component renders. */
export function translate({ id, message }: Message, values: Readonly<Record<string, string | number>> = {}): string {
  const text = translated(id, message) ?? '';
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : mark));
}

function translated(id: string | undefined, text: string | undefined): string | undefined {
  const key = id ?? text;
  const own = key === undefined ? undefined : wordsHere()?.texts[key];
  return typeof own === 'string' ? own : (text ?? id);
}

/** Undefined outside of a page, as where a module calls `translate` while it loads. */
function wordsHere() {
  try {
    return use(PageContext)?.words;
  } catch {
    return undefined;
  }
}
