// Opens a site as an editor does, and asks what can be written where a document has the mark of a cursor.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openEditor } from '../../../../src/assembly/open-editor.ts';
import { temporarySite, type WhenDone } from '../../../pipeline/built-site.ts';

export interface Item {
  readonly label: string;
  readonly textEdit: { readonly range: Range; readonly newText: string };
  readonly documentation?: { readonly value: string };
  readonly labelDetails?: { readonly description: string };
  readonly sortText: string;
  readonly filterText: string;
}

interface Range {
  readonly start: Position;
  readonly end: Position;
}

interface Position {
  readonly line: number;
  readonly character: number;
}

export interface OpenedSite {
  /** `text` has one mark. */
  complete(file: string, text: string, snippets?: boolean): Promise<readonly Item[]>;
  labels(file: string, text: string): Promise<readonly string[]>;
  /** The text after the choice with a label was taken, with the mark behind it. */
  take(file: string, text: string, label: string, snippets?: boolean): Promise<string>;
  hover(file: string, text: string): Promise<string | undefined>;
}

const mark = '‸';

export async function openForEditor(files: Readonly<Record<string, string>>, whenDone: WhenDone): Promise<OpenedSite> {
  const root = temporarySite(files, whenDone);
  const crashes: unknown[] = [];
  const site = await openEditor(
    { root, listener: (event) => void (event.kind === 'crashed' && crashes.push(event.thrown)) },
    { passOn: () => false, since: undefined, held: undefined, texts: [], told: [] },
  );
  if (!site) throw new Error('the site has a configuration');
  whenDone(() => void site.close());
  // Until then, pages are known by their front matter alone.
  const faults = await site.check();
  if (faults.some(({ severity }) => severity === 'error')) throw new Error(faults.map(({ message }) => message).join('\n'));
  let version = 0;
  const ask = async (method: string, file: string, marked: string, more: object): Promise<unknown> => {
    const text = marked.replace(mark, '');
    const uri = pathToFileURL(join(root, file)).href;
    await site.sync([{ uri, version: ++version, text }]);
    const answer = await site.request(method, { textDocument: { uri }, position: positionOf(marked), ...more }, version);
    if (crashes.length > 0) throw crashes[0];
    return answer;
  };
  const complete: OpenedSite['complete'] = async (file, text, snippets = false) => {
    const list = (await ask('textDocument/completion', file, text, { snippets })) as
      | { readonly items: readonly Item[] }
      | undefined;
    return list?.items ?? [];
  };
  return {
    complete,
    labels: async (file, text) => (await complete(file, text)).map(({ label }) => label),
    async take(file, text, label, snippets) {
      const items = await complete(file, text, snippets);
      const item = items.find((one) => one.label === label);
      if (!item) throw new Error(`there is no "${label}" among ${items.map((one) => one.label).join(', ')}`);
      const { range, newText } = item.textEdit;
      const plain = text.replace(mark, '');
      return `${plain.slice(0, offsetOf(plain, range.start))}${newText}${mark}${plain.slice(offsetOf(plain, range.end))}`;
    },
    async hover(file, text) {
      const answer = (await ask('textDocument/hover', file, text, {})) as { contents: { value: string } } | undefined;
      return answer?.contents.value;
    },
  };
}

function positionOf(marked: string): Position {
  const before = marked.slice(0, marked.indexOf(mark)).split(/\r\n|\n/);
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

function offsetOf(text: string, { line, character }: Position): number {
  let at = 0;
  for (let n = 0; n < line; n++) at = text.indexOf('\n', at) + 1;
  return at + character;
}
