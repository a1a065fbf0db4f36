// Reads printed HTML back to a tree, as browsers do.
import type { Root } from 'hast';
import { walk } from '#kit/walk';

/** A noncharacter, which no source contains. If other text happens to become a mark, it names no file of the page. */
const stand = '\uFFFE';

/** Loads the HTML parser, which most pages do not need. */
export async function openHtmlReader(): Promise<(html: string) => Root> {
  const { raw } = await import('hast-util-raw');
  // The HTML parser replaces NUL, so marks of files use another character meanwhile.
  return (html) => {
    const tree = raw({ type: 'root', children: [{ type: 'raw', value: html.replaceAll('\0', stand) }] } as never) as Root;
    walk(tree, 'element', ({ properties }) => {
      for (const [name, value] of Object.entries(properties)) {
        if (typeof value === 'string') properties[name] = value.replaceAll(stand, '\0');
      }
    });
    return tree;
  };
}
