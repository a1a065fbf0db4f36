// Reports layouts that a page lacks or that throw.
import type { RenderContext } from '#context/context';
import type { Config } from '#model/config';
import type { DiagnosticDraft } from '#model/diagnostic';
import { nearest } from '#model/nearest';
import { wholeFile } from '#model/place';
import type { Values } from '../recipe/recipe.ts';
import type { TaskDocs } from './render-task.ts';

/** The plugin that made a listing. */
export function originOf({ page }: Values): string | undefined {
  return page.kind === 'listing' ? page.origin : undefined;
}

export function noLayout({ config }: RenderContext, values: Values, { doc }: TaskDocs): DiagnosticDraft {
  const { layout, route } = values.page;
  const { layouts } = config.theme;
  const brought = Object.keys(config.pluginParts.layouts).sort();
  const meant = nearest(layout, [...layouts, ...brought]);
  const others = brought.length > 0 ? ` Plugins add ${brought.join(', ')}.` : '';
  return {
    code: 'render/unknown-layout',
    message: `the page "${route.path}" uses the layout "${layout}", which the theme does not have`,
    help: meant ? `Did you mean "${meant}"?` : `The layouts are ${layouts.join(', ')}.${others}`,
    ...(doc ? { place: wholeFile(doc.document.source.path) } : pluginOf(config, originOf(values))),
  };
}

export function pluginOf(
  { plugins, pluginIndexes, locate }: Pick<Config, 'plugins' | 'pluginIndexes' | 'locate'>,
  origin: string | undefined,
) {
  if (origin === undefined) return {};
  const plugin = plugins.find(({ name }) => name === origin);
  const index = plugin && pluginIndexes.get(plugin);
  return index === undefined ? { plugin: origin } : { plugin: origin, place: locate(['plugins', index]) };
}
