// Reports a page without content, and an excerpt that cannot be cut.
import type { Context } from '#context/context';
import { type Place, wholeFile } from '#model/place';

export function reportTruncation({ reporter }: Context, place: Place): void {
  reporter.report({
    code: 'parse/truncated-inside',
    message: 'the truncate marker is inside another block, where the post cannot be cut',
    help: 'Move it to its own line between two blocks. Until then, lists show the whole post.',
    place,
  });
}

export function reportEmpty(context: Context, file: string): void {
  context.reporter.report({
    code: 'parse/empty-page',
    message: 'the page has neither a title nor content',
    help: 'Write its content, delete the file, or begin its name with `_` to keep it out of the site.',
    place: wholeFile(file),
  });
}
