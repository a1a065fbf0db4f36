// Reports a page without content, and an excerpt that cannot be cut.
import type { Context } from '#context/context';
import { type Place, wholeFile } from '#model/place';

export function reportTruncation({ reporter }: Context, place: Place): void {
  reporter.report({
    code: 'parse/truncated-inside',
    message: 'the truncate marker stands inside of another block, where nothing can be cut',
    help: 'Move it to a line of its own between two blocks. Until then lists show the whole post.',
    place,
  });
}

export function reportEmpty(context: Context, file: string): void {
  context.reporter.report({
    code: 'parse/empty-page',
    message: 'the page has neither title nor content',
    help: 'Write it, delete it, or begin its name with `_` to keep it out of the site.',
    place: wholeFile(file),
  });
}
