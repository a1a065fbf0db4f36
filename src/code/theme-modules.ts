// The theme's modules that a site may import, as sources that take them from the running theme.
import { pathToFileURL } from 'node:url';
import type { Theme } from '#model/theme';

/** A statement that makes what the theme offers to modules known as `live`. */
export function liveFrom({ serverModule }: Theme): string {
  return `import { server } from ${JSON.stringify(pathToFileURL(serverModule).href)}; const { live } = server;`;
}

/** Sources by specifier, such as `@docusaurus/Link`: the components of content and those of the layout are the same. */
export function themeModules({ aliases, serverModule }: Theme): Readonly<Record<string, string>> {
  const theme = `import { server } from ${JSON.stringify(pathToFileURL(serverModule).href)};`;
  const exported = (specifier: string, name: string): string => {
    const value = `server.components[${JSON.stringify(`${specifier}#${name}`)}]`;
    return name === 'default' ? `export default ${value};` : `export const ${name} = ${value};`;
  };
  const sources = Object.entries(aliases).map(([specifier, names]) => [
    specifier,
    [theme, ...names.map((name) => exported(specifier, name))].join('\n'),
  ]);
  return Object.fromEntries(sources) as Record<string, string>;
}
