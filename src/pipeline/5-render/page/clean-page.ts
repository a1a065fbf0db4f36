// Removes code addresses from a printed page around its body, and reports the first one.

import type { RenderContext } from '#context/context';
import { describeCodeAddress, helpForCodeAddress } from '#model/code-address';
import { withoutCodeAddresses } from '#model/code-addresses-in-html';
import { wholeFile } from '#model/place';
import { pluginOf } from './origin.ts';

export interface PrintedPage {
  readonly html: string;
  /** The path of its route. */
  readonly path: string;
  /** Undefined for a listing. */
  readonly source: string | undefined;
  /** The plugin that made the page, where one did. */
  readonly origin: string | undefined;
}

/** Cleans plugins' head elements, and HTML in the theme's props. */
export function cleanPage({ config, reporter }: RenderContext, page: PrintedPage): string {
  const { html, found } = withoutCodeAddresses(page.html);
  const [first] = found;
  if (first === undefined) return html;
  reporter.report({
    code: 'render/code-address',
    message: `around the body of the page "${page.path}", ${describeCodeAddress(first)}`,
    help: helpForCodeAddress,
    ...(page.source === undefined ? pluginOf(config, page.origin) : { place: wholeFile(page.source) }),
  });
  return html;
}
