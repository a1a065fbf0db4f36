// Renders a heading with a link to itself, like headings in Markdown.
import type { ComponentProps, ReactElement } from 'react';
import { say } from '../../page/strings.ts';
import { nodeText } from '../node-text.ts';

export interface HeadingProps extends ComponentProps<'h2'> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

export function Heading({ as: Tag, id, children, ...rest }: HeadingProps): ReactElement {
  if (Tag === 'h1' || id === undefined) {
    return (
      <Tag id={id} {...rest}>
        {children}
      </Tag>
    );
  }
  const label = say('theme.common.headingLinkTitle', { heading: nodeText(children) });
  return (
    <Tag id={id} {...rest}>
      {children}
      {/* biome-ignore lint/a11y/useAnchorContent: the sign comes from the stylesheet, the words from the label. */}
      <a className="heading-anchor" href={`#${encodeURIComponent(id)}`} aria-label={label} />
    </Tag>
  );
}
