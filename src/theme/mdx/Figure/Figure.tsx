// Renders a picture with a caption.
import { type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import { say } from '../../page/strings.ts';
import { ContentFault } from '../content-fault.ts';
import { elementName, flatChildren } from '../flat-children.ts';

export interface FigureProps extends Pick<ComponentProps<'img'>, 'width' | 'height' | 'loading'> {
  /** The picture's address, unless the picture is a child. */
  readonly src?: string;
  readonly alt?: string;
  /** The children after the first one when absent. */
  readonly caption?: ReactNode;
  /** Shown as "Figure 1" before the caption. */
  readonly number?: number | string;
  readonly id?: string;
  readonly children?: ReactNode;
}

export function Figure({ src, alt, caption, number, id, children, width, height, loading = 'lazy' }: FigureProps): ReactElement {
  const shown = flatChildren(children);
  if (src === undefined && shown.length === 0) {
    throw new ContentFault('<Figure> contains no picture', 'Add a picture, `![…](./picture.svg)`, or set `src` and `alt`.');
  }
  if (src !== undefined && alt === undefined) {
    const help = 'Describe in `alt` what it shows. A caption adds information, but does not replace it.';
    throw new ContentFault('the picture of this <Figure> has no "alt"', help);
  }
  const size = { width, height, loading, decoding: loading === 'lazy' ? ('async' as const) : undefined };
  const parts = src === undefined ? shown : [<img key="img" src={src} alt={alt} {...size} />, ...shown];
  const picture = caption === undefined ? parts.slice(0, 1) : parts;
  const words = flatChildren(caption === undefined ? parts.slice(1) : caption);
  return (
    <figure id={id}>
      {picture.map(bare)}
      {(words.length > 0 || number !== undefined) && (
        <figcaption>
          {number !== undefined && <b>{say('theme.figure.number', { number: `${number}` })}</b>}
          {number !== undefined && words.length > 0 && ' '}
          {words.length === 1 ? inner(words[0]) : words}
        </figcaption>
      )}
    </figure>
  );
}

/** Markdown wraps a picture on its own line in a paragraph. */
function bare(node: ReactNode): ReactNode {
  const [first, ...others] = flatChildren(inner(node));
  return isValidElement(first) && others.length === 0 ? first : node;
}

/** Unwraps a paragraph; keeps all else. */
function inner(node: ReactNode): ReactNode {
  return elementName(node) === 'p' && isValidElement<{ children?: ReactNode }>(node) ? node.props.children : node;
}
