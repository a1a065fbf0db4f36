// Converts the children of a `Head` into elements as plain data.
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { WantedElement } from '#model/theme';
import { nodeText } from '../node-text.ts';

/** Descends into fragments; ignores text between elements. */
export function readElements(children: ReactNode): readonly WantedElement[] {
  return Children.toArray(children).flatMap((child): readonly WantedElement[] => {
    if (!isValidElement<Props>(child)) return [];
    // Markdown wraps a line of elements in a paragraph.
    if (child.type === Fragment || child.type === 'p') return readElements(child.props.children);
    return [readElement(child)];
  });
}

interface Props {
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: { readonly __html?: unknown };
  readonly [name: string]: unknown;
}

function readElement({ type, props }: ReactElement<Props>): WantedElement {
  const { children, dangerouslySetInnerHTML: raw, ...rest } = props;
  const text = raw ? String(raw.__html ?? '') : nodeText(children);
  const attributes = Object.entries(rest).flatMap(([name, value]): [string, string | true][] =>
    value === undefined || value === null || value === false ? [] : [[htmlName(name), value === true ? true : String(value)]],
  );
  return { tag: nameOf(type), attributes: Object.fromEntries(attributes), ...(text === '' ? {} : { children: text }) };
}

function nameOf(type: ReactElement['type']): string {
  if (typeof type === 'string') return type;
  return typeof type === 'function' ? type.name || 'Anonymous' : 'Component';
}

/** Maps `httpEquiv` to `http-equiv`; most names differ only by their capitals. */
function htmlName(name: string): string {
  if (name === 'httpEquiv') return 'http-equiv';
  return name === 'className' ? 'class' : name.toLowerCase();
}
