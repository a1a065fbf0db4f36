// Prefixes the footnote ids of a partial, because the page that shows it may have footnotes, too.
import type { Root } from 'hast';
import { walk } from '#kit/walk';

const theirs = /^(#?)(user-content-|footnote-label)/;

/** `file` distinguishes partials. */
export function ownFootnotes(tree: Root, file: string): void {
  const own = file.replace(/[^\p{L}\p{N}]+/gu, '-');
  walk(tree, 'element', (element) => {
    const properties: Record<string, unknown> = element.properties;
    for (const name of ['id', 'href', 'ariaDescribedBy']) {
      const value = properties[name];
      if (Array.isArray(value)) properties[name] = value.map((id) => rename(String(id), own));
      else if (typeof value === 'string') properties[name] = rename(value, own);
    }
  });
}

function rename(id: string, own: string): string {
  return id.replace(theirs, (_, hash: string, start: string) =>
    start === 'footnote-label' ? `${hash}${start}-${own}` : `${hash}${start}${own}-`,
  );
}
