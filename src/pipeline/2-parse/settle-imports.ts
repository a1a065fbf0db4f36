// Rewrites import specifiers in content: `@theme/…` to the site's own modules, and raw imports of sources.
import type { Program } from 'estree';
import type { Root } from 'mdast';
import { siteThemeModule, themeName } from '#code/site-theme';
import type { Context } from '#context/context';
import { plainRaw } from '#model/raw-import';
import { walk } from '#model/walk';

/** `@theme-original/…` means the theme's module where the site has its own by that name, as in Docusaurus. */
export async function settleImports({ files, config }: Context, tree: Root): Promise<void> {
  const sources: { value?: unknown }[] = [];
  walk(tree, 'mdxjsEsm', (node) => {
    for (const statement of (node.data?.estree as Program | undefined)?.body ?? [])
      if (statement.type === 'ImportDeclaration') sources.push(statement.source);
  });
  for (const source of sources) {
    const specifier = String(source.value);
    const own = await siteThemeModule(files, specifier);
    const original = themeName(specifier);
    if (own !== undefined) source.value = `@site/${own}`;
    else if (Object.hasOwn(config.theme.aliases, original)) source.value = original;
    else source.value = plainRaw(specifier);
  }
}
