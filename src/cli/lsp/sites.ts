// Opens the sites of the documents that are open in an editor, each once, and hands over texts and requests.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CancellationToken } from 'vscode-languageserver/node';
import { findSite, openEditorInThread } from '#index';
import type { Diagnostic } from '#model/diagnostic';
import type { EditorEvent, EditorSite } from '#model/editor';

export interface Sites {
  /** Opens the site that a folder belongs to. Absolute. */
  openIn(folder: string): void;
  /** Takes the text of a document, undefined where it was closed; a function is called when the text is needed. */
  sync(document: NewText): void;
  /** Says which files were saved. The sites watch their files themselves, and hear of it a moment later. */
  changed(uris: readonly string[]): void;
  /** Undefined for a document outside of any site. */
  request(uri: string | undefined, method: string, params: unknown, token: CancellationToken): Promise<unknown>;
  /** Everything that a check of the site of a document finds. */
  check(uri: string): Promise<readonly Diagnostic[] | undefined>;
  close(): Promise<void>;
}

interface NewText {
  readonly uri: string;
  readonly version?: number;
  readonly text: string | undefined | (() => string | undefined);
}

interface SitesOptions {
  readonly options: Omit<Parameters<typeof openEditorInThread>[0], 'root' | 'listener'>;
  readonly onEvent: (event: EditorEvent) => void;
  readonly crashed: (thrown: unknown) => void;
}

type Opened = Promise<EditorSite | undefined>;

export function createSites({ options, onEvent, crashed }: SitesOptions): Sites {
  const byRoot = new Map<string, Opened>();
  const roots = new Map<string, Promise<string | undefined>>();
  /** What was opened or edited since the sites were told last. */
  const news = new Map<string, NewText>();
  let telling: Promise<void> | undefined;
  let requests = 0;

  const open = async (folder: string): Opened => {
    const root = await rootOf(folder);
    if (root === undefined) {
      // A configuration may be written at any time.
      roots.delete(folder);
      return undefined;
    }
    const opened = byRoot.get(root) ?? openEditorInThread({ ...options, root, listener: onEvent });
    byRoot.set(root, opened);
    return opened;
  };
  const rootOf = (folder: string): Promise<string | undefined> => {
    const root = roots.get(folder) ?? findSite(folder);
    roots.set(folder, root);
    return root;
  };
  const siteOf = async (uri: string): Opened => (uri.startsWith('file:') ? open(dirname(fileURLToPath(uri))) : undefined);

  const tell = async (): Promise<void> => {
    // Changes that come in one message after the other are one.
    await new Promise((resolve) => setImmediate(resolve));
    telling = undefined;
    const documents = [...news.values()];
    news.clear();
    const bySite = new Map<EditorSite, { uri: string; version?: number; text: string | undefined }[]>();
    for (const { text, ...document } of documents) {
      const site = await siteOf(document.uri);
      const whole = { ...document, text: typeof text === 'function' ? text() : text };
      if (site) bySite.set(site, [...(bySite.get(site) ?? []), whole]);
    }
    await Promise.all([...bySite].map(([site, texts]) => site.sync(texts)));
  };
  /** What was saved is told in order, and before what is asked later. */
  let last: Promise<void> = Promise.resolve();
  const changed = async (paths: readonly string[]): Promise<void> => {
    const bySite = new Map<EditorSite, string[]>();
    for (const path of paths) {
      const site = await open(dirname(path));
      if (site) bySite.set(site, [...(bySite.get(site) ?? []), path]);
    }
    await Promise.all([...bySite].map(([site, own]) => site.changed(own)));
  };
  const told = (): Promise<void> => {
    if (news.size > 0) telling ??= tell();
    return telling ?? Promise.resolve();
  };

  return {
    openIn: (folder) => void open(folder).catch(crashed),
    sync(document) {
      news.set(document.uri, document);
      told().catch(crashed);
    },
    changed(uris) {
      const paths = uris.flatMap((uri) => (uri.startsWith('file:') ? [fileURLToPath(uri)] : []));
      last = last.then(told).then(() => changed(paths));
      last.catch(crashed);
    },
    async request(uri, method, params, token) {
      await last;
      await told();
      const asked = uri === undefined ? await Promise.all(byRoot.values()) : [await siteOf(uri)];
      const id = requests++;
      const answers = asked.map(async (site) => {
        const cancelling = token.onCancellationRequested(() => void site?.cancel(id).catch(crashed));
        try {
          return await site?.request(method, params, id);
        } finally {
          cancelling.dispose();
        }
      });
      const [first, ...others] = await Promise.all(answers);
      return others.length === 0 ? first : [first, ...others].flatMap((answer) => answer ?? []);
    },
    async check(uri) {
      await last;
      await told();
      return (await siteOf(uri))?.check();
    },
    async close() {
      const opened = [...byRoot.values()];
      byRoot.clear();
      await Promise.all(opened.map(async (site) => (await site.catch(() => undefined))?.close()));
    },
  };
}
