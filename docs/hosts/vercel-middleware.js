// Sends the Markdown of a page to clients that prefer it.
import { markdownOf } from './markdown.js';

export const config = { matcher: '/((?!assets/).*)' };

export default (request) => markdownOf(request, fetch);
