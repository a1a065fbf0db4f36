// Prints the HTML document of a page: head, body, and the data that browsers need besides.

import { withoutTags } from '#kit/without-marks';
import { externalMark, jsonWithMarks } from '#model/asset-mark';
import { containerId, dataId, headingsId, type PrintedData, plainPage, sidebarId } from '#model/page-data';
import type { PageProps, TocItem } from '#model/page-props';
import type { Direction } from '#model/settings';
import { isPreserved, unshownOf } from '#model/sidebar-tree';
import { drawingsStylesheet } from '#output/asset-file';
import { printHead } from '../head/print-head.ts';
import { stylesheetLink } from '../head/social.ts';
import { escapeAttribute } from '../html/target-url.ts';
import type { LoadedSlots } from '../layout/frame.ts';
import type { SiteValues } from '../recipe/recipe.ts';

interface DocumentParts {
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

/** The entry for externally served addresses: whether there are any is known only when the page is emitted. */
const externalMember = `${JSON.stringify('external')}:"${externalMark}",`;

/** Keeps marks of files, and makes sure that the text cannot close its script. */
export function printPageData(data: PrintedData): string {
  const json = jsonWithMarks(data)
    .replace(externalMember, () => externalMark)
    .replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${dataId}">${json}</script>`;
}

type Components = LoadedSlots['components'];

/** Keeps what the page does not show by the theme's own markup, or what cannot be told there from the site's. */
export function unshownOfPage(html: string, page: PageProps, components: Components): PrintedData['page'] {
  const isOther = ([name, value]: readonly [string, unknown]): boolean =>
    !Object.hasOwn(plainPage, name) || JSON.stringify(value) !== JSON.stringify(plainPage[name as keyof typeof plainPage]);
  const own = Object.fromEntries(Object.entries(page).filter(isOther)) as unknown as PrintedData['page'];
  return { ...own, toc: unshownToc(html, page, components), sidebar: unshownSidebar(html, page, components) };
}

function unshownSidebar(
  html: string,
  { sidebar }: PageProps,
  { Sidebar, SidebarStart }: Components,
): PrintedData['page']['sidebar'] {
  const isShown = html.includes(`id="${sidebarId}"`) && !Sidebar && !SidebarStart;
  return (isShown && sidebar && unshownOf(sidebar)) || sidebar;
}

function unshownToc(html: string, { toc, tocLevels }: PageProps, { TocFold }: Components): PrintedData['page']['toc'] {
  if (!tocLevels || TocFold || !html.includes(`id="${headingsId}"`)) return toc;
  const [from, to] = tocLevels;
  const isShown = ({ depth, id }: TocItem): boolean => depth >= from && depth <= to && id !== '';
  return toc.filter(isShown).every(isReadable) ? toc.map((item) => (isShown(item) ? item.depth : item)) : toc;
}

/** HTML that browsers print as it is written: text and plain inline elements. */
const written = /^(?:[^<>&\u00a0]|&amp;|&lt;|&gt;|<(code|em|strong)>(?:[^<>&\u00a0]|&amp;|&lt;|&gt;)*<\/\1>)*$/;

function isReadable({ depth: _, id, html, text, ...more }: TocItem): boolean {
  const plain = withoutTags(html).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return written.test(html) && plain === text && isPreserved(html + id) && Object.keys(more).length === 0;
}
