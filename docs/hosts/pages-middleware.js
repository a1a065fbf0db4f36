// Sends the Markdown of a page to clients that prefer it.
import { markdownOf, withVary } from '../markdown.js';

export async function onRequest({ request, env, next }) {
  return (await markdownOf(request, (wanted) => env.ASSETS.fetch(wanted))) ?? withVary(request, await next());
}
