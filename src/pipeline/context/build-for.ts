// Shows a plugin the pages of a build with what its own derivations made of them.
import { nearest } from '#model/nearest';
import type { Build, RenderedPage } from '#model/output';
import type { Plugin } from '#model/plugin';
import { lazyPage } from './lazy-page.ts';

/** A build in which pages know the derivations of a plugin by their own names. */
export function buildFor(plugin: Plugin, build: Build): Build {
  const names = Object.keys(plugin.derive ?? {});
  if (names.length === 0) return build;
  const pages = build.pages.map((page): RenderedPage => {
    const derived: RenderedPage['derived'] = (name) => page.derived(ownName(plugin, names, name));
    return lazyPage({ ...page, derived }, () => page.head);
  });
  return Object.freeze({ ...build, pages: Object.freeze(pages) });
}

/** Of a derivation, unique among those of all plugins. */
export function fullName({ name }: Plugin, derivation: string): string {
  return `${name}/${derivation}`;
}

function ownName(plugin: Plugin, names: readonly string[], name: string): string {
  if (names.includes(name)) return fullName(plugin, name);
  const meant = nearest(name, names);
  throw new Error(`the plugin has no derivation "${name}"${meant === undefined ? '' : `, but "${meant}"`}`);
}
