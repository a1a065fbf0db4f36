// Adds a page or a post to a site.
import { resolve } from 'node:path';
import type { NewContentOptions, NewContentResult } from '#model/new-content';
import { textsOf } from './files/frame-texts.ts';
import { foldersOf } from './site-folders.ts';
import { withRequest } from './with-request.ts';

export type * from '#model/new-content';

/** Writes a page or a post with its front matter. Overwrites nothing. Faults of the new file come as diagnostics. */
export function addContent({ content, mdx, cwd = '.', ...options }: NewContentOptions): Promise<NewContentResult> {
  return withRequest(options, false, async (request) => {
    const { addContent: add } = await import('./tools/new-content/new-content.ts');
    const answer = await add(request, { content, mdx, cwd: resolve(cwd) });
    const folders = await foldersOf(options);
    return { ...answer, ...folders, texts: await textsOf(answer.diagnostics, folders.root) };
  });
}
