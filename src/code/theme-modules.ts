// Provides the theme's modules to a site's code, as virtual sources that re-export the running theme.
import { pathToFileURL } from 'node:url';
import type { Theme } from '#model/theme';

/** An import statement that binds the theme's exports to `live`. */
export function liveFrom({ serverModule }: Theme): string {
  return `import { server } from ${JSON.stringify(pathToFileURL(serverModule).href)}; const { live } = server;`;
}

/** Sources by specifier, such as `@docusaurus/Link`, so that content and layout share the same components. */
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
