// Replaces `{name}` marks in a text by values, which may be React elements.
import { createElement, Fragment, type ReactNode } from 'react';

/** Marks without a value stay as they are written. */
export function interpolate(template: string, values: Readonly<Record<string, ReactNode>>): ReactNode[] {
  return template.split(/(\{\w+\})/).map((piece, index) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    const node = name !== undefined && Object.hasOwn(values, name) ? values[name] : piece;
    return createElement(Fragment, { key: index }, node);
  });
}
