// Decides whether anything that a site brings of its own can query its pages.
import { dirname, resolve } from 'node:path';
import type { Config } from '#model/config';
import type { SiteModules } from '../body/modules.ts';
import type { PartDocument } from '../body/parts.ts';

/** Only the theme's modules ask: content imports their hooks, or a module that is bundled with them. */
export function canQuery({ root, theme }: Config, importing: readonly PartDocument[], { modules }: SiteModules): boolean {
  const folder = dirname(theme.serverModule);
  const ofTheme = (input: string): boolean => {
    const file = resolve(root, input);
    return dirname(file) === folder && file !== theme.reactModule;
  };
  const hooks = (specifier: string): boolean => Object.hasOwn(theme.aliases, specifier) && !specifier.startsWith('@theme/');
  return (
    importing.some(({ facts }) => facts.imports.some(({ specifier }) => hooks(specifier) || specifier === 'slodocs/theme')) ||
    Object.values(modules).some(({ bundled }) => bundled?.inputs.some(ofTheme) ?? false)
  );
}
