// Reports event handlers in parts and layouts that never run in a browser.
import { directiveOf } from '#code/browser-traits';
import { handlersIn } from '#code/browser-use';
import type { Named } from '#code/site-bundle/named-files';
import type { RenderContext } from '#context/context';
import { parseModule } from '#files/locate/locate-value';
import { LineIndex } from '#kit/line-index';
import type { DiagnosticDraft } from '#model/diagnostic';

/** Looks at the module itself: what it imports may have handlers for other uses. */
export function handlerFaults(
  { files }: Pick<RenderContext, 'files'>,
  named: Named & { readonly plugin?: string },
): readonly DiagnosticDraft[] {
  const { path, place } = named;
  const text = files.text(path);
  if (directiveOf(text) !== 'static') return [];
  const module = parseModule(text, path);
  if (!module || !('statements' in module)) return [];
  const lines = new LineIndex(text);
  return handlersIn(module.statements).map(({ name, start, end }) => ({
    code: 'render/handler-in-static-part',
    message: `"${name}" is never called, because with 'use static', the module runs only at build time`,
    help: "Remove 'use static', so that React hydrates it in browsers, or the handler.",
    place: lines.place(path, start, end),
    related: [
      {
        message: named.plugin === undefined ? 'the configuration names it here' : 'the plugin that adds it is here',
        place: place(),
      },
    ],
    ...(named.plugin === undefined ? {} : { plugin: named.plugin }),
  }));
}
