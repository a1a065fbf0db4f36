// Renders the date and the reading time of a post, and the tags of a release.
import type { ReactElement } from 'react';
import { DocTags, useSay } from 'slodocs/theme';
import type { PostProps } from './props.ts';

export function PostMeta({ post }: { readonly post: PostProps }): ReactElement {
  const say = useSay();
  const { date, dateText, readingTime, tags, tagsFirst = false } = post;
  // Minutes are counted up to whole ones, as Docusaurus does it.
  const count = Math.ceil(readingTime ?? 0);
  const meta = (
    <p className="post-meta">
      <time dateTime={date}>{dateText}</time>
      {readingTime !== null && (
        <>
          {say('theme.blog.post.separator')}
          {say('theme.blog.post.readingTime.plurals', { count, readingTime: count })}
        </>
      )}
    </p>
  );
  if (!tagsFirst || tags.length === 0) return meta;
  return (
    <div className="post-line">
      {meta}
      <DocTags tags={tags} />
    </div>
  );
}
