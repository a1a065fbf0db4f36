// Notes what a page says, where a site has other languages that translate it.
import type { Root } from 'mdast';
import type { Context } from '#context/context';
import type { ReadSource } from '#context/source-text';
import type { Facts } from '#model/document';
import type { FrontMatter } from '#model/front-matter';

/** Nothing for a translation, and for a source of a plugin. */
export async function originalMeaning(
  { config, translation }: Context,
  { plugin }: ReadSource,
  tree: Root,
  frontMatter: FrontMatter,
): Promise<Pick<Facts, 'meaning'>> {
  if (!config.settings.i18n || translation || plugin !== undefined) return {};
  const { meaningDigest } = await import('./meaning.ts');
  return { meaning: meaningDigest(tree, frontMatter) };
}
