// Opens a site for an editor in this thread.
import { workerData } from 'node:worker_threads';
import { type EditorThreadParts, openEditor } from '#assembly/open-editor';
import type { EditorEvent, EditorOptions, EditorSite } from '#model/editor';
import { serveThread } from './serve-thread.ts';

export interface EditorThreadData extends Omit<EditorThreadParts, 'passOn'> {
  readonly options: Omit<EditorOptions, 'listener' | 'signal' | 'siteCode' | 'onWait'>;
}

export type EditorFacts = Pick<EditorSite, 'root'>;

const { options, ...parts } = workerData as EditorThreadData;

await serveThread<EditorSite, EditorFacts, object, EditorEvent>({
  open: ({ passOn, ...given }) => openEditor({ ...options, ...given }, { ...parts, passOn }),
  factsOf: ({ root }) => ({ root }),
  stateOf: () => ({}),
});
