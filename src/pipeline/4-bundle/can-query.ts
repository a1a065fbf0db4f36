// Decides whether any code of the site can make page queries.
import { dirname, resolve } from 'node:path';
import type { SiteModules } from '#code/site-bundle/site-bundle';
import type { Context } from '#context/context';
import type { PartDocument } from '#model/page-parts';

/** Queries come from the theme's hooks, which content or a bundled module must import. */
export function canQuery(
  { config, files }: Pick<Context, 'config' | 'files'>,
  importing: readonly PartDocument[],
  { modules }: SiteModules,
): boolean {
  const { root, theme } = config;
  const folder = dirname(theme.serverModule);
  const ofTheme = (input: string): boolean => {
    const file = resolve(root, input);
    return dirname(file) === folder && file !== theme.reactModule;
  };
  const queries = (inputs: readonly string[]): boolean => {
    const found = inputs.filter(ofTheme);
    // What is imported by the name of the theme has parts as well, which ask nothing.
    if (found.some((input) => resolve(root, input) === theme.serverModule)) return true;
    return found.length > 0 && inputs.some((input) => !ofTheme(input) && queryHook.test(files.text(input)));
  };
  const hooks = (specifier: string): boolean => Object.hasOwn(theme.aliases, specifier) && !specifier.startsWith('@theme/');
  return (
    importing.some(({ facts }) => facts.imports.some(({ specifier }) => hooks(specifier) || specifier === 'slodocs/theme')) ||
    Object.values(modules).some(({ bundled }) => bundled !== undefined && queries(bundled.inputs))
  );
}

/** The hooks of `slodocs/theme` that ask about the site. */
const queryHook =
  /\b(?:filterDocCardListItems|use(?:Active|All|Current|Data|Doc|Latest|Layout|Plugin|RouteContext|SidebarBreadcrumbs|Versions)\w*)/;
