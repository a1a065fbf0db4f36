// The date of a post, and how long it takes to read.
import type { ReactElement } from 'react';
import type { PostProps } from '#model/posts';
import { sayPrinted, sayReadingTime } from './strings.ts';

export function PostMeta({ post }: { readonly post: PostProps }): ReactElement {
  const { date, dateText, readingTime } = post;
  return (
    <p className="post-meta">
      <time dateTime={date}>{dateText}</time>
      {readingTime !== null && (
        <>
          {sayPrinted('theme.blog.post.separator')}
          {sayReadingTime(readingTime)}
        </>
      )}
    </p>
  );
}
