// Opens a site for an editor in a thread.
import type { EditorEvent, EditorOptions, EditorSite, OpenText } from '#model/editor';
import type { EditorFacts, EditorThreadData } from './editor-thread.ts';
import { openThreadedSite } from './threaded-site.ts';

export interface ThreadedEditorOptions extends Omit<EditorOptions, 'siteCode' | 'onWait'> {
  /** A call of the site's code has been running for a while. */
  readonly onSlow: (what: string, seconds: number) => void;
}

/** Undefined where no configuration is found. */
export async function openThreadedEditor({
  listener,
  signal,
  onSlow,
  ...options
}: ThreadedEditorOptions): Promise<EditorSite | undefined> {
  const texts = new Map<string, OpenText>();
  /** Documents for which faults were told last. */
  const told = new Set<string>();
  let lastEdit = 0;
  const { facts, ask, close } = await openThreadedSite<EditorFacts, object, EditorEvent>({
    module: 'processes/editor-thread.js',
    options,
    signal,
    given({ held, since }) {
      // What was typed while code blocked may have mended it.
      const isMended = since !== undefined && lastEdit > since;
      const parts = { texts: [...texts.values()], told: [...told], held: isMended ? undefined : held };
      return { options, since, ...parts } satisfies EditorThreadData;
    },
    onEvent(event) {
      for (const { uri, diagnostics } of event.kind === 'diagnostics' ? event.files : []) {
        if (diagnostics.length > 0) told.add(uri);
        else told.delete(uri);
      }
      listener(event);
    },
    onSlow,
    onReplaced: () => undefined,
    onTakenOver: () => undefined,
  });
  if (!facts) return undefined;
  return {
    ...facts,
    sync(documents) {
      lastEdit = Date.now();
      for (const document of documents) {
        if (document.text === undefined) texts.delete(document.uri);
        else texts.set(document.uri, document);
      }
      return ask('sync', documents);
    },
    changed: (paths) => ask('changed', paths),
    request: (method, params, id) => ask('request', method, params, id),
    cancel: (id) => ask('cancel', id),
    check: () => ask('check'),
    close: () => close(true),
  };
}
