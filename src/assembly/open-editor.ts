// Opens a site for an editor: a session with unsaved texts, a watcher, and the features of the language server.
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '#model/diagnostic';
import type { EditorOptions, EditorSite } from '#model/editor';
import { holdBack } from '#session/held-session';
import { openSite } from '#session/open-session';
import { explain, isExplained } from '#tools/explain/explain';
import { openEditorSite } from '#tools/lsp/editor-site';
import { features } from '#tools/lsp/features';
import { ofPackage } from './package.ts';
import { requestOf } from './request.ts';

/** Where the site is kept open in a thread of its own. */
export interface EditorThreadParts {
  readonly passOn: () => boolean;
  readonly since: number | undefined;
  /** What has blocked the earlier thread: nothing runs until a file changes. */
  readonly held: Diagnostic | undefined;
}

/** In seconds: somebody waits. */
const usualTimeLimit = 30;

/** Undefined where no configuration is found. */
export async function openEditor(
  { polls = false, drafts = false, listener, ...options }: EditorOptions,
  { held, passOn, since }: EditorThreadParts,
): Promise<EditorSite | undefined> {
  const open = await openSite(() => requestOf({ ...options, drafts, usualTimeLimit }, true));
  if (!open) return undefined;
  const { places } = open;
  return openEditorSite({
    session: held ? holdBack(open, held) : open,
    root: places.root,
    outDir: places.outDir,
    config: places.config,
    polls,
    listener,
    features,
    passOn,
    since,
    schemas: async (config) => (await import('#tools/schemas/schemas')).schemasOf(config),
    vocabulary: async (config, sources) => (await import('./vocabulary.ts')).vocabularyOf(config, sources),
    manual: {
      addressOf: (code) => (isExplained(code) ? pathToFileURL(ofPackage(`docs/diagnostics/${code}.md`)).href : undefined),
      textOf: (code) => explain(code),
    },
    planMove: async () => ({ refusal: 'moves come later' }),
  });
}
