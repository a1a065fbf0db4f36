// Sends the Markdown of a page to clients that prefer it.
import { markdownOf, withVary } from '../../markdown.js';

export const config = { path: '/*', excludedPath: ['/assets/*', '/*.md'] };

export default async (request, { next }) => (await markdownOf(request, fetch)) ?? withVary(request, await next());
