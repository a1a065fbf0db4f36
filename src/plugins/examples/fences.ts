// Reads the words of fences that are examples, takes them out of the page, and collects the fences.
import type { Code, Root } from 'mdast';
import {
  inOpeningLine,
  type Json,
  type MetaWord,
  metaWithout,
  metaWords,
  nearest,
  type Place,
  readMeta,
  respell,
  type StepData,
  walk,
} from 'slodocs/kit';
import type { VFile } from 'vfile';
import type { ExamplesOptions } from './options-schema.ts';

/** With a value or without one. */
const words = ['test', 'setup', 'continues', 'output', 'fails', 'skip', 'files', 'check', 'schema'] as const;

export type Word = (typeof words)[number];

/** Of other plugins, and near to ours. */
const others = new Set(['title', 'showLineNumbers', 'collapse', 'frame', 'lang', 'npm2yarn', 'tab', 'file', 'text', 'sync']);

export interface Fence {
  readonly language: string;
  readonly code: string;
  /** `true` for a word without a value. */
  readonly words: Readonly<Partial<Record<Word, string | true>>>;
  readonly title?: string;
}

/** Between the two steps. */
const marked = 'slodocsExample';

/** The step before all others, which change the tree: readers see none of the words. */
export function takeWords({ runners = {} }: Pick<ExamplesOptions, 'runners'>) {
  return () =>
    (tree: Root, file: VFile): void => {
      walk(tree, 'code', (node) => {
        if (!Object.hasOwn(runners, node.lang ?? '')) reportAlone(node, file);
        const found = metaWords(node.meta ?? '');
        if (found.length === 0) return;
        const own = found.filter(({ name, value, text }) => isWord(name) && (value !== undefined || text === name));
        for (const word of found) reportNear(word, node, file);
        if (own.length === 0) return;
        const data = Object.fromEntries(own.map(({ name, value }) => [name, value ?? true]));
        for (const word of own) node.meta = metaWithout(node.meta ?? '', word);
        node.data = { ...node.data, [marked]: data } as Code['data'];
      });
    };
}

/** The step that collects, once fences that show files are filled. Where types are checked, blocks with a title are files. */
export function collectFences({ types = [] }: Pick<ExamplesOptions, 'types'>) {
  return () =>
    (tree: Root, file: VFile): void => {
      const { collect } = (file.data as { slodocs: StepData }).slodocs;
      walk(tree, 'code', (node) => {
        const data = (node.data as Record<string, unknown> | undefined)?.[marked];
        const { title } = readMeta(node.meta ?? '');
        if (data === undefined && (types.length === 0 || title === undefined)) return;
        const fence = {
          language: (node.lang ?? '').toLowerCase(),
          code: node.value.replace(/\r\n?/g, '\n'),
          words: (data ?? {}) as Fence['words'],
        };
        collect({ ...fence, ...(title === undefined ? {} : { title }) } as unknown as Json, node);
      });
    };
}

function isWord(name: string): name is Word {
  return (words as readonly string[]).includes(name);
}

function reportNear(word: MetaWord, node: Code, file: VFile): void {
  const { name, text } = word;
  if (isWord(name) || others.has(name) || !/^[a-z]+$/i.test(name)) return;
  const meant = nearest(name, words);
  if (meant === undefined) return;
  const { path, report } = (file.data as { slodocs: StepData }).slodocs;
  const place = inOpeningLine(node, String(file.value), text);
  const at = place.position && 'end' in place.position ? { file: path, ...ofName(place.position, name) } : undefined;
  report(
    {
      code: 'unknown-word',
      message: `"${name}" is not a known word for examples`,
      help: `Did you mean "${meant}"?`,
      ...(at ? respell(at, name, meant) : {}),
    },
    place,
  );
}

/** A word in the place of the language. */
function reportAlone(node: Code, file: VFile): void {
  const name = /^[a-z]+(?==|$)/.exec(node.lang ?? '')?.[0] ?? '';
  if (!isWord(name)) return;
  const { path, report } = (file.data as { slodocs: StepData }).slodocs;
  const place = inOpeningLine(node, String(file.value), node.lang ?? '');
  const [language, help] =
    name === 'output' ? ['text', 'Write `text output`.'] : ['js', `Write the language before it, as in \`js ${name}\`.`];
  const at = place.position && { file: path, ...ofName(place.position, name) };
  const text = `${language} ${name}`;
  report(
    {
      code: 'unknown-word',
      message: `"${name}" is in the place of the block's language`,
      help,
      ...(name === 'output' && at ? { fix: { title: `write "${text}"`, place: at, text, replaces: name } } : {}),
    },
    place,
  );
  // Nor is it to be fixed as an unknown language, which would hide the word for good.
  node.lang = 'text';
}

function ofName({ start }: Pick<Place, 'start'>, name: string): Pick<Place, 'start' | 'end'> {
  return { start, end: { ...start, column: start.column + name.length } };
}
