// Layouts of posts to the HTML that the server prints for them, by the name of the layout.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { Ask } from '#model/lookups';
import type { PageProps } from '#model/page-props';
import type { PostArchiveProps, PostAuthorsProps, PostListProps, PostProps } from '#model/posts';
import type { OnHead, Printed } from '#model/theme';
import { AskContext } from '../hooks/ask.ts';
import { HeadContext } from '../mdx/Head/Head.tsx';
import { PageProvider } from '../mdx/page-context.tsx';
import { PartsContext, type Parts as SiteParts } from '../slot.tsx';
import { PostArchive } from './PostArchive.tsx';
import { PostAuthors } from './PostAuthors.tsx';
import { PostFooter } from './PostFooter.tsx';
import { PostHeader } from './PostHeader.tsx';
import { PostList } from './PostList.tsx';

type Parts = Partial<Record<'before' | 'body' | 'after', ReactElement | null>>;

/** A plugin that asks for one of these layouts hands over what `#model/posts` says of it. */
const printers: Readonly<Partial<Record<string, (page: PageProps, excerpts: readonly string[]) => Parts>>> = {
  post: (page) => {
    const post = page.props as unknown as PostProps;
    return { before: <PostHeader title={page.title} post={post} />, after: <PostFooter page={page} post={post} /> };
  },
  'post-archive': (page) => ({ body: <PostArchive page={page} archive={page.props as unknown as PostArchiveProps} /> }),
  'post-authors': (page) => ({ body: <PostAuthors page={page} authors={page.props as unknown as PostAuthorsProps} /> }),
  'post-list': (page, excerpts) => ({
    body: <PostList page={page} list={page.props as unknown as PostListProps} excerpts={excerpts} />,
  }),
};

export function print(
  page: PageProps,
  excerpts: readonly string[],
  parts: SiteParts = {},
  onHead: OnHead = () => undefined,
  ask?: Ask,
): Printed | undefined {
  const printer = printers[page.layout];
  if (!printer) return undefined;
  const { before = null, body, after = null } = printer(page, excerpts);
  const toHtml = (element: ReactElement | null): string =>
    renderToStaticMarkup(
      <PageProvider page={page}>
        <PartsContext value={parts}>
          <HeadContext value={onHead}>
            <AskContext value={ask}>{element}</AskContext>
          </HeadContext>
        </PartsContext>
      </PageProvider>,
    );
  const printed = { before: toHtml(before), after: toHtml(after) };
  return body ? { printed, body: toHtml(body) } : { printed };
}
