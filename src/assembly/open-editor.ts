// Opens a site for an editor: a session with unsaved texts, a watcher, and the features of the language server.
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '#model/diagnostic';
import type { EditorOptions, EditorSite, OpenText } from '#model/editor';
import { holdBack } from '#session/held-session';
import { openSite } from '#session/open-session';
import { explain, isExplained } from '#tools/explain/explain';
import { planInTurn } from '#tools/fix/fix-site';
import { features } from '#tools/lsp/features';
import { openEditorSite } from '#tools/lsp/lsp';
import { planMoves } from '#tools/move/plan-moves';
import { ofPackage } from './package.ts';
import { requestOf } from './request.ts';

/** Where the site is kept open in a thread of its own. */
export interface EditorThreadParts {
  readonly passOn: () => boolean;
  readonly since: number | undefined;
  /** What has blocked the earlier thread: nothing runs until a file changes. */
  readonly held: Diagnostic | undefined;
  /** What is open in the editor already. */
  readonly texts: readonly OpenText[];
  /** Documents for which the editor shows faults, which an earlier thread has told. */
  readonly told: readonly string[];
}

/** In seconds: somebody waits. */
const usualTimeLimit = 30;

/** Undefined where no configuration is found. */
export async function openEditor(
  { polls = false, drafts = false, listener, ...options }: EditorOptions,
  { held, passOn, since, texts, told }: EditorThreadParts,
): Promise<EditorSite | undefined> {
  const open = await openSite(() => requestOf({ ...options, drafts, usualTimeLimit }, true));
  if (!open) return undefined;
  const { places } = open;
  return openEditorSite({
    session: held ? holdBack(open, held) : open,
    texts,
    told,
    // A text that was open before is no edit after which what is held may run again.
    overlay: open.overlay,
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
    planMoves: (asked) =>
      open.resolved(async (context, resolved) => {
        const questions = asked.map((one) => ({ ...one, cwd: places.root }));
        const plan = await planMoves(context, resolved, questions);
        if (!plan) return { refusal: 'links cannot be rewritten until the errors in the site are fixed' };
        if ('message' in plan) return { refusal: `${plan.message}. ${plan.help}` };
        const { found, edits, record, translations, componentLinks } = plan;
        const whole = record ? [{ file: record.path, start: 0, end: record.before.length, text: record.after }] : [];
        return { edits: [...edits, ...whole], moved: found.map(({ from, to }) => ({ from, to })), translations, componentLinks };
      }),
    async planFixes(all, wanted, textOf) {
      const open = async (path: string) => {
        const text = isOutside(path) ? undefined : textOf(path);
        return text === undefined ? 'is not in a handwritten file' : { path, text };
      };
      const { files } = await planInTurn(all, wanted, open, new Set());
      return files.flatMap(({ path, edits }) => edits.map((edit) => ({ file: path, ...edit })));
    },
  });
}

/** Docs folders may be beside the site; what packages bring is not ours to change. */
function isOutside(path: string): boolean {
  return /(?:^|\/)node_modules\//.test(path);
}
