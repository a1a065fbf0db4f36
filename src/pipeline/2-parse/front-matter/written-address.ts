// Recovers the id and slug that an author wrote in unreadable front matter.
import { cutAt } from '#kit/without-marks';
import type { FrontMatter } from '#model/front-matter';

/**
 * The id and the slug of a document. Where its front matter is faulty, the lines that set them are read on their own, because the
 * fault is mostly elsewhere.
 */
export function writtenAddress(frontMatter: FrontMatter, text: string): Pick<FrontMatter, 'id' | 'slug'> {
  const { id = writtenKey('id', text), slug = writtenKey('slug', text) } = frontMatter;
  return { ...(id === undefined ? {} : { id }), ...(slug === undefined ? {} : { slug }) };
}

function writtenKey(key: 'id' | 'slug', text: string): string | undefined {
  const frontMatter = /^---[^\S\r\n]*\r?\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const [, written = ''] = new RegExp(`^${key}:[ \\t]+([^\\r\\n]*)$`, 'm').exec(frontMatter) ?? [];
  const quoted = /^(["'])([^"'\r\n]+)\1[ \t]*(?:#.*)?$/.exec(written)?.[2];
  if (quoted !== undefined) return quoted;
  const value = cutAt(written, '#')[0].trimEnd();
  // A value that YAML reads as anything but a text is no name.
  return value === '' || /["']|^(?:true|false|null|~|[[{].*)$/i.test(value) ? undefined : value;
}
