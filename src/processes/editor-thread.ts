// Opens a site for an editor in this thread.
import { workerData } from 'node:worker_threads';
import { type EditorThreadParts, openEditor } from '#assembly/open-editor';
import type { EditorEvent, EditorOptions, EditorSite, OpenText } from '#model/editor';
import { serveThread } from './serve-thread.ts';

export interface EditorThreadData extends Omit<EditorThreadParts, 'passOn'> {
  readonly options: Omit<EditorOptions, 'listener' | 'signal' | 'siteCode' | 'onWait'>;
  /** What is open in the editor, for a thread that takes over from another. */
  readonly texts: readonly OpenText[];
}

export type EditorFacts = Pick<EditorSite, 'root'>;

const { options, texts, ...parts } = workerData as EditorThreadData;

await serveThread<EditorSite, EditorFacts, object, EditorEvent>({
  async open({ passOn, ...given }) {
    const site = await openEditor({ ...options, ...given }, { ...parts, passOn });
    await site?.sync(texts);
    return site;
  },
  factsOf: ({ root }) => ({ root }),
  stateOf: () => ({}),
});
