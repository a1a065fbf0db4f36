// Prints the complete HTML document: head, body and page data.
import { containerId } from '#model/page-data';
import type { Direction } from '#model/settings';
import { drawingsStylesheet } from '#output/asset-file';
import { escapeAttribute } from './body/target-url.ts';
import { stylesheetLink } from './head/elements.ts';
import { printHead } from './head/print-head.ts';
import type { SiteValues } from './recipe/recipe.ts';

export interface DocumentParts {
  readonly head: string;
  /** React's output. */
  readonly inside: string;
  readonly data: string;
  /** The classes of the root element. */
  readonly classes: readonly string[];
  /** Undefined for the site's default. */
  readonly dir: Direction | undefined;
}

/** At the end, so that everything above is painted before it loads. */
const drawings = printHead([stylesheetLink(drawingsStylesheet)]);

export function printDocument(
  { head, inside, data, classes, dir }: DocumentParts,
  { colors: { colorMode }, language }: Pick<SiteValues, 'colors' | 'language'>,
): string {
  // Without this attribute, the stylesheet follows the reader's system.
  const mode = colorMode.respectPrefersColorScheme ? '' : ` data-theme="${colorMode.defaultMode}"`;
  const named = classes.length === 0 ? '' : ` class="${escapeAttribute(classes.join(' '))}"`;
  const container = `<div id="${containerId}">${inside}</div>`;
  const spoken = `lang="${escapeAttribute(language.lang)}" dir="${dir ?? language.dir}"`;
  return `<!doctype html>\n<html ${spoken}${named}${mode}>\n<head>\n${head}\n</head>\n<body>\n${container}\n${data}\n${drawings}\n</body>\n</html>\n`;
}
