// Reports plugins' pages and data with reserved characters, which no page can show.

import type { Context } from '#context/context';
import { pluginOrigin } from '#context/hooks';
import { findReservedIn } from '#model/reserved-character';
import type { PlacedSite } from '#model/site';

/** Sources were checked when they were read. */
export function checkAddedText({ config, reporter }: Context, { pages, data }: PlacedSite): void {
  const report = (subject: string, name: string, origin: string | undefined): void => {
    const plugin = config.plugins.find((one) => one.name === origin);
    reporter.report({
      code: 'plugin/invalid-answer',
      message: `${subject} holds ${name}, which is no character of a text`,
      help: 'Take it out where the plugin makes the text: `text.replace(/[\\0\\uFFFE]/g, "")`.',
      ...(plugin ? pluginOrigin(config, plugin, 'resolve') : {}),
    });
  };
  for (const page of pages) {
    if (page.kind !== 'listing') continue;
    const { title, description, keywords, image, layout, props, data: own, route } = page;
    const found = findReservedIn([route.path, title, description, keywords, image, layout, props, own]);
    if (found) report(`the page "${route.path}" of a plugin`, found.name, page.origin);
  }
  for (const [key, value] of Object.entries(data)) {
    const found = findReservedIn([key, value]);
    if (found) report(`what a plugin says under "${key}" in the data of the site`, found.name, undefined);
  }
}
