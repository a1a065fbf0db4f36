// Prints the HTML document of a page: head, body, and the data that browsers need besides.

import { jsonWithMarks } from '#model/asset-mark';
import type { Direction } from '#model/i18n';
import { containerId, dataId, type PageData } from '#model/page-data';
import { drawingsStylesheet } from '#output/asset-file';
import { printHead } from '../head/print-head.ts';
import { stylesheetLink } from '../head/social.ts';
import { escapeAttribute } from '../html/target-url.ts';
import type { SiteValues } from '../recipe/recipe.ts';

interface DocumentParts {
  readonly head: string;
  /** React's output. */
  readonly inside: string;
  /** Of a page with islands; empty for others. */
  readonly data: string;
  /** The address of the page; undefined for the 404 page, which has none of its own. */
  readonly href: string | undefined;
  /** The classes of the root element. */
  readonly classes: readonly string[];
  /** Undefined for the site's default. */
  readonly dir: Direction | undefined;
}

/** At the end, so that everything above is painted before it loads. */
const drawings = printHead([stylesheetLink(drawingsStylesheet)]);

export function printDocument(
  { head, inside, data, href, classes, dir }: DocumentParts,
  { colors: { colorMode }, language }: Pick<SiteValues, 'colors' | 'language'>,
): string {
  // Without this attribute, the stylesheet follows the reader's system.
  const mode = colorMode.respectPrefersColorScheme ? '' : ` data-theme="${colorMode.defaultMode}"`;
  const named = classes.length === 0 ? '' : ` class="${escapeAttribute(classes.join(' '))}"`;
  const address = href === undefined ? '' : ` data-page="${escapeAttribute(href)}"`;
  const container = `<div id="${containerId}"${address}>${inside}</div>`;
  const spoken = `lang="${escapeAttribute(language.lang)}" dir="${dir ?? language.dir}"`;
  return `<!doctype html>\n<html ${spoken}${named}${mode}>\n<head>\n${head}\n</head>\n<body>\n${container}\n${data}${drawings}\n</body>\n</html>\n`;
}

/** Keeps marks of files, and makes sure that the text cannot close its script. Empty without data. */
export function printPageData(data: PageData | undefined): string {
  return data
    ? `<script type="application/json" id="${dataId}">${jsonWithMarks(data).replaceAll('<', '\\u003c')}</script>\n`
    : '';
}
