// Exports the elements of Markdown as components, for sites that wrap them.
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { nodeText } from '../node-text.ts';

export function MdxA(props: LinkProps): ReactElement {
  return <Link {...props} />;
}

/** Inline code stays plain; a block gets the markup of code fences. */
export function MdxCode({ children, className, ...rest }: ComponentProps<'code'>): ReactElement {
  const isBlock = className?.includes('language-') === true || nodeText(children).includes('\n');
  if (isBlock) return <CodeBlock className={className ?? ''}>{children}</CodeBlock>;
  return (
    <code className={className} {...rest}>
      {children}
    </code>
  );
}

export function MdxHeading(props: HeadingProps): ReactElement {
  return <Heading {...props} />;
}

export function MdxImg({ alt = '', ...rest }: ComponentProps<'img'>): ReactElement {
  return <img loading="lazy" alt={alt} {...rest} />;
}

export function MdxLi(props: ComponentProps<'li'>): ReactElement {
  return <li {...props} />;
}

/** The code block inside brings its own frame. */
export function MdxPre({ children }: { readonly children?: ReactNode }): ReactElement {
  return <>{children}</>;
}

export function MdxUl(props: ComponentProps<'ul'>): ReactElement {
  return <ul {...props} />;
}
