// Renders a post: its header, its body, and links to its neighbors.
'use static';
import type { ReactElement } from 'react';
import type { StaticLayoutProps } from 'slodocs/theme';
import './posts.css';
import { PostFooter } from './PostFooter.tsx';
import { PostHeader } from './PostHeader.tsx';
import type { PostProps } from './props.ts';

export function Before({ page }: StaticLayoutProps<PostProps>): ReactElement {
  return <PostHeader title={page.title} post={page.props} />;
}

export function After({ page }: StaticLayoutProps<PostProps>): ReactElement {
  return <PostFooter page={page} />;
}
