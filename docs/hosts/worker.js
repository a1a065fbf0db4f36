// Sends the Markdown of a page to clients that prefer it.
import { markdownOf, withVary } from './markdown.js';

export default {
  async fetch(request, { ASSETS }) {
    const find = (wanted) => ASSETS.fetch(wanted);
    return (await markdownOf(request, find)) ?? withVary(request, await find(request));
  },
};
