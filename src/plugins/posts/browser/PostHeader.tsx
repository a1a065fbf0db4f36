// Renders the title, date, reading time and authors above a post.
import type { ReactElement } from 'react';
import { Authors } from './Authors.tsx';
import { PostMeta } from './PostMeta.tsx';
import type { PostProps } from './props.ts';

export function PostHeader({ title, post }: { readonly title: string; readonly post: PostProps }): ReactElement {
  return (
    <header className="post-header">
      <h1 className="title">{title}</h1>
      <PostMeta post={post} />
      <Authors authors={post.authors} />
    </header>
  );
}
