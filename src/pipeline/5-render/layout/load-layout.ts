// Loads the layouts of plugins, and reports faulty ones.

import { type NamedLayout, namedLayout } from '#code/site-bundle/named-files';
import type { SiteLayouts } from '#code/site-bundle/site-bundle';
import type { RenderContext } from '#context/context';
import type { DiagnosticDraft } from '#model/diagnostic';
import { wholeFile } from '#model/place';
import { type Language, pluginSayer } from '#model/strings/strings';
import type { PrintRequest, StaticLayout } from '#model/theme';
import { faultOf, isComponent } from '../modules/module-reports.ts';
import type { Modules } from '../modules/modules.ts';
import { handlerFaults } from './static-handlers.ts';

interface Loaded extends NamedLayout {
  /** The layout can be rendered if there are none. */
  readonly faults: readonly DiagnosticDraft[];
}

export interface LoadedStatic extends Loaded {
  readonly isStatic: true;
  readonly exports: StaticLayout;
  readonly say: PrintRequest['say'];
}

export type LoadedLayout = LoadedStatic | (Loaded & { readonly isStatic: false; readonly component: unknown });

/** Undefined for a layout that no plugin has. Each module runs once. */
export type LoadLayout = (name: string) => Promise<LoadedLayout | undefined>;

/** `language` is the language of static layouts. */
export function layoutLoader(
  { config, files }: RenderContext,
  modules: Modules,
  layouts: SiteLayouts,
  language: Language,
): LoadLayout {
  return async (name) => {
    const known = layouts[name];
    const named = namedLayout(config, name);
    if (!known || !named) return undefined;
    const { exports, problems } = await modules.run(known.entry);
    const { path, place } = named;
    const faults = problems.map((problem) => faultOf({ specifier: path, place: place() }, problem, 'config'));
    const wrong =
      faults.length > 0 ? [] : [...componentFaults(named, exports, known.isStatic), ...handlerFaults({ files }, named)];
    const loaded = { ...named, faults: [...faults, ...wrong] };
    if (!known.isStatic) return { ...loaded, isStatic: false, component: exports['default'] };
    const { strings = {} } = config.plugins.find((plugin) => plugin.name === named.plugin) ?? {};
    return { ...loaded, isStatic: true, exports, say: pluginSayer(() => language, strings) };
  };
}

/**
 * Reports a mismatch: a static layout for lists shows no body, and one for bodies has no list. `file` is the page's source, if it
 * has one.
 */
export function unfitFaults(
  { name, path, plugin, place, exports }: LoadedStatic,
  page: { readonly path: string; readonly file: string | undefined },
): readonly DiagnosticDraft[] {
  const hasBody = page.file !== undefined;
  const isFit = hasBody ? 'Before' in exports || 'After' in exports : 'default' in exports;
  if (isFit) return [];
  const [shown, wanted] = hasBody
    ? ['a body', 'components `Before` or `After`, which are shown around the body']
    : ['no body', 'a default component, which is shown in place of the body'];
  return [
    {
      code: 'render/layout-without-component',
      message: `the layout "${name}" cannot show "${page.path}", a page with ${shown}`,
      help: `"${path}" must export ${wanted}.`,
      plugin,
      place: page.file === undefined ? place() : wholeFile(page.file),
    },
  ];
}

function componentFaults(
  { name, path, place, plugin }: NamedLayout,
  exports: Readonly<Record<string, unknown>>,
  isStatic: boolean,
): readonly DiagnosticDraft[] {
  const found = (isStatic ? ['default', 'Before', 'After'] : ['default']).filter((one) => one in exports);
  if (found.length > 0 && found.every((one) => isComponent(exports[one]))) return [];
  const wanted = isStatic ? 'a default component, or components "Before" and "After"' : 'a component as its default export';
  return [
    {
      code: 'render/layout-without-component',
      message: `the layout "${name}" at "${path}" does not export ${wanted}`,
      help: isStatic
        ? 'A static layout must export a default component for listings, or `Before` and `After` for pages with a body.'
        : 'Export a component by default: `export default function Layout({ page, body }) { … }`.',
      place: wholeFile(path),
      plugin,
      related: [{ message: 'the plugin that adds it is here', place: place() }],
    },
  ];
}
