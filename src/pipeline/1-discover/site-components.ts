// Finds the components that a site registers for content: `theme.components` and `src/theme/MDXComponents`.
import { siteThemeModule } from '#code/site-theme';
import type { Context } from '#context/context';
import type { Place } from '#model/place';
import type { SiteComponent, SiteComponents } from '#model/source-file';
import type { RegisteredMember } from './registry.ts';

export async function readSiteComponents(context: Context): Promise<SiteComponents> {
  const { files, config } = context;
  const { components } = config.settings.theme;
  const byName: Record<string, SiteComponent> = {};
  // The site's own components override those of plugins.
  for (const [name, { path, exported }] of Object.entries(config.pluginParts.components))
    byName[name] = { specifier: `@site/${path}`, name: exported };
  const path = await siteThemeModule(files, '@theme/MDXComponents');
  // Most sites have no such module.
  const registry = path === undefined ? undefined : (await import('./registry.ts')).readRegistry(files.text(path), path);
  for (const member of registry?.members ?? []) {
    const { name, component } = member;
    if (!/^[A-Z]/.test(name)) reportElement(context, member);
    else if (!isBuiltIn(context, name, component)) {
      byName[name] = component;
      reportHidden(context, name, member.place);
    }
  }
  for (const [name, written] of Object.entries(components)) {
    const [file = '', exported = 'default'] = written.split('#');
    byName[name] = { specifier: `@site/${file}`, name: exported };
    reportHidden(context, name, config.locate(['theme', 'components', name]));
  }
  return { byName, rest: registry?.isOpen ? `@site/${path}` : undefined };
}

/** True for a registered component of the theme, which content can use anyway. */
function isBuiltIn({ config }: Context, name: string, { specifier, name: exported }: SiteComponent): boolean {
  return config.theme.components.includes(name) && specifier === `@theme/${name}` && exported === 'default';
}

function reportHidden({ config, reporter }: Context, name: string, place: Place): void {
  if (!config.theme.components.includes(name)) return;
  reporter.report({
    code: 'discover/hides-built-in',
    message: `the component "${name}" of the site replaces the built-in component with that name`,
    help: 'Pages use your component. To keep the built-in one as well, rename yours.',
    place,
  });
}

/** Reports registered HTML elements: those of plain Markdown are HTML before any component runs. */
function reportElement({ reporter }: Context, { name, place, isOurs }: RegisteredMember): void {
  if (isOurs || name === 'wrapper') return;
  reporter.report({
    code: 'discover/element-not-replaced',
    message: `"${name}" is registered as a component, but Markdown elements are not replaced`,
    help: `Style \`${name}\` in a stylesheet of \`theme.css\`, or change it in the \`markdown\` hook of a plugin.`,
    place,
  });
}
