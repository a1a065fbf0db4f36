// A head and what stands in the body to a complete document.
import type { Settings } from '#model/settings';
import { escapeAttribute } from './body/target-url.ts';

/** `classes` are those of the root element. */
export function printDocument(
  head: string,
  inside: string,
  colorMode: Settings['theme']['colorMode'],
  classes: readonly string[],
): string {
  // Without the attribute the stylesheet follows the reader's system.
  const mode = colorMode.respectPrefersColorScheme ? '' : ` data-theme="${colorMode.defaultMode}"`;
  const named = classes.length === 0 ? '' : ` class="${escapeAttribute(classes.join(' '))}"`;
  return `<!doctype html>\n<html lang="en" dir="ltr"${named}${mode}>\n<head>\n${head}\n</head>\n<body>\n${inside}\n</body>\n</html>\n`;
}
