// Reads what plugins' hooks return: once, at the boundary, so that later code meets only sound data.

import { findReservedIn } from '#kit/reserved-character';
import type { EmittedFile } from '#model/output';
import type { PlacedSite } from '#model/site';
import { listBy, type Read, readBy, readList } from './read-answers.ts';
import * as shapes from './shapes.ts';
import { type CallLater, readSite } from './site.ts';

export type HookName = 'discover' | 'markdown' | 'resolve' | 'translated' | 'head' | 'emit' | 'why';

/** What plugins are asked by: their hooks, and what no build calls by itself. */
export type AskedName = HookName | 'search' | 'tests';

/** What only the `resolve` hook needs. */
export interface ResolveInput {
  readonly given: PlacedSite;
  readonly later: CallLater;
}

/** `problem` is the end of a sentence that begins with the hook. The content of virtual sources is read by discover. */
export function readAnswer(hook: AskedName, answer: unknown, input?: ResolveInput): Read<unknown> {
  switch (hook) {
    case 'discover':
      return readList(answer, 'sources', (value) => ({ value }));
    case 'markdown':
      return wholeBy(shapes.markdownSteps, answer, 'steps');
    case 'resolve':
      return readSite(answer, (input as ResolveInput).given, (input as ResolveInput).later);
    case 'translated':
      return readProps(answer);
    case 'head':
      return readHead(answer);
    case 'why':
      return listBy(answer, 'texts', shapes.text);
    case 'emit':
      return readList(answer, 'files', readFile);
    case 'search':
      return readFound(answer);
    case 'tests':
      return Number.isSafeInteger(answer) ? { value: answer } : { problem: 'did not return a number' };
  }
}

export const answerHelps: Readonly<Record<AskedName, string>> = {
  discover: 'A discover hook returns a list of sources: `return [{ id, text }]`.',
  markdown: 'A markdown hook returns lists of steps: `return { remark: [step], rehype: [[other, options]] }`.',
  resolve: 'A resolve hook returns the site that it received, with changed pages: `return { ...site, pages }`.',
  translated: "A translated hook returns an object that maps paths of listings to props: `return { '/status': { items } }`.",
  head: "A head hook returns a list of elements: `return [{ tag: 'meta', attributes: { name, content } }]`.",
  why: 'A why hook returns a list of strings: `return ["not listed"]`.',
  search: 'It returns the results, `{ hits, total }`, or the reason why there are none, `{ message, help }`.',
  tests: 'They return the number of tests: `return collected.length`.',
  emit: 'An emit hook returns a list of files: `return [{ path, key, make: () => text }]`.',
};

function wholeBy(schema: Parameters<typeof readBy>[0], answer: unknown, name: string): Read<unknown> {
  const read = readBy(schema, answer);
  return 'problem' in read ? { problem: `did not return valid ${name}: ${read.problem}` } : read;
}

function readProps(answer: unknown): Read<unknown> {
  const read = wholeBy(shapes.propsByPath, answer, 'props');
  const reserved = 'value' in read && findReservedIn(read.value);
  return reserved ? { problem: `returned props that contain ${reserved.name}` } : read;
}

function readHead(answer: unknown): Read<unknown> {
  const read = listBy(answer, 'elements', shapes.headElement);
  if ('problem' in read) return read;
  const reserved = findReservedIn(read.value);
  if (!reserved) return read;
  return { problem: `returned a list of elements whose entry ${Number(reserved.path[0]) + 1} contains ${reserved.name}` };
}

/** Its `make` may rely on `this`. */
function readFile(offered: unknown): Read<EmittedFile> {
  const read = readBy<EmittedFile>(shapes.emittedFile, offered);
  if ('problem' in read) return read;
  const { make } = read.value;
  return { value: { ...read.value, make: () => make.call(offered as EmittedFile) } };
}

function readFound(answer: unknown): Read<unknown> {
  const refusal = readBy(shapes.refusal, answer);
  return 'value' in refusal ? refusal : wholeBy(shapes.found, answer, 'results');
}
