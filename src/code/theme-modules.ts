// Provides the theme's modules to a site's code, as virtual sources that re-export the running theme.
import { pathToFileURL } from 'node:url';
import { type Code, code, identifier, joined } from '#kit/print/javascript';
import type { Theme } from '#model/theme';

/** An import statement that binds the theme's exports to `live`. */
export function liveFrom({ serverModule }: Theme): Code {
  return code`import { server } from ${pathToFileURL(serverModule).href}; const { live } = server;`;
}

/** Sources by specifier, such as `@docusaurus/Link`, so that content and layout share the same components. */
export function themeModules({ aliases, serverModule }: Theme): Readonly<Record<string, string>> {
  const theme = code`import { server } from ${pathToFileURL(serverModule).href};`;
  const exported = (specifier: string, name: string): Code => {
    const value = code`server.components[${`${specifier}#${name}`}]`;
    return name === 'default' ? code`export default ${value};` : code`export const ${identifier(name)} = ${value};`;
  };
  const sources = Object.entries(aliases).map(([specifier, names]) => [
    specifier,
    joined([theme, ...names.map((name) => exported(specifier, name))], '\n').text,
  ]);
  return Object.fromEntries(sources) as Record<string, string>;
}
