// Validates the shape of what plugins' hooks return.

import { type Fields, isFields } from '#model/fields';
import { isSources } from '#model/policy';
import { redirectStatuses } from '#model/redirect';
import { findReservedIn } from '#model/reserved-character';

export type HookName = 'discover' | 'markdown' | 'resolve' | 'head' | 'emit' | 'why';

/** What plugins are asked by: their hooks, and `search`, which no build calls. */
export type AskedName = HookName | 'search';

export interface AnswerProblem {
  /** The end of a sentence that begins with the hook. */
  readonly message: string;
  readonly help: string;
}

/** Undefined for a valid answer. The content of virtual sources is checked by discover. */
export function problemOfAnswer(hook: AskedName, answer: unknown): AnswerProblem | undefined {
  const message = checks[hook](answer);
  return message === undefined ? undefined : { message, help: helps[hook] };
}

const helps: Readonly<Record<AskedName, string>> = {
  discover: 'A discover hook returns a list of sources: `return [{ id, text }]`.',
  markdown: 'A markdown hook returns lists of steps: `return { remark: [step], rehype: [[other, options]] }`.',
  resolve: 'A resolve hook returns the site that it was given, with other pages: `return { ...site, pages }`.',
  head: "A head hook returns a list of elements: `return [{ tag: 'meta', attributes: { name, content } }]`.",
  why: 'A why hook returns a list of texts: `return ["not listed"]`.',
  search: 'It returns what was found, `{ hits, total }`, or why it cannot answer, `{ message, help }`.',
  emit: 'An emit hook returns a list of files: `return [{ path, key, make: () => text }]`.',
};

const checks: Readonly<Record<AskedName, (answer: unknown) => string | undefined>> = {
  discover: (answer) => (Array.isArray(answer) ? undefined : 'gave no list of sources'),
  markdown: (answer) =>
    problemOfStepLists(answer) ?? ['before', 'after'].map((round) => problemOfRound(answer, round)).find(Boolean),
  resolve: problemOfSite,
  head: problemOfElements,
  why: (answer) => problemOfList(answer, (text) => typeof text === 'string', 'texts'),
  search: problemOfFound,
  emit: (answer) => problemOfList(answer, (file) => isFields(file) && typeof file['make'] === 'function', 'files'),
};

function problemOfList(answer: unknown, isSound: (entry: unknown) => boolean, name: string): string | undefined {
  if (!Array.isArray(answer)) return `gave no list of ${name}`;
  const index = answer.findIndex((entry) => !isSound(entry));
  return index === -1 ? undefined : `gave a list of ${name} whose entry ${index + 1} has another shape`;
}

function problemOfElements(answer: unknown): string | undefined {
  const problem = problemOfList(answer, isHeadElement, 'elements');
  if (problem !== undefined) return problem;
  const reserved = findReservedIn(answer);
  return reserved && `gave a list of elements whose entry ${Number(reserved.path[0]) + 1} holds ${reserved.name}`;
}

function problemOfStepLists(answer: unknown): string | undefined {
  return isFields(answer) ? (problemOfSteps(answer['remark']) ?? problemOfSteps(answer['rehype'])) : 'gave no steps';
}

function problemOfRound(answer: unknown, round: string): string | undefined {
  const lists = (answer as Fields)[round];
  if (lists === undefined) return undefined;
  return isFields(lists) ? problemOfStepLists(lists) : `gave a "${round}" that holds no lists of steps`;
}

function problemOfSteps(steps: unknown): string | undefined {
  if (steps === undefined) return undefined;
  const isStep = (step: unknown): boolean => typeof (Array.isArray(step) ? step[0] : step) === 'function';
  return problemOfList(steps, isStep, 'steps');
}

function problemOfFound(answer: unknown): string | undefined {
  if (!isFields(answer)) return 'gave no answer';
  if (typeof answer['message'] === 'string' && typeof answer['help'] === 'string') return undefined;
  if (typeof answer['total'] !== 'number') return 'gave neither what it found nor a reason';
  return problemOfList(answer['hits'], isHit, 'hits');
}

function isHit(hit: unknown): boolean {
  if (!isFields(hit) || typeof hit['url'] !== 'string' || typeof hit['group'] !== 'string') return false;
  return [hit['page'], hit['headings'], hit['excerpt']].every(Array.isArray);
}

function problemOfSite(answer: unknown): string | undefined {
  const lists = ['pages', 'assets', 'versions', 'redirects', 'emitted', 'addresses'];
  if (
    !isFields(answer) ||
    !isFields(answer['settings']) ||
    !isFields(answer['data']) ||
    !isSources(answer['loads']) ||
    !lists.every((key) => Array.isArray(answer[key]))
  ) {
    return 'gave no site back';
  }
  return problemOfList(answer['pages'], isPage, 'pages') ?? problemOfList(answer['redirects'], isRedirect, 'redirects');
}

function isRedirect(redirect: unknown): boolean {
  if (!isFields(redirect)) return false;
  const { from, to, status } = redirect;
  if (typeof redirect['redirects'] === 'function') return typeof redirect['plugin'] === 'string';
  return typeof from === 'string' && typeof to === 'string' && redirectStatuses.some((known) => known === status);
}

function isPage(page: unknown): boolean {
  if (!isFields(page) || !isFields(page['route']) || !isFields(page['data'])) return false;
  const { path } = page['route'];
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  if (typeof page['title'] !== 'string' || typeof page['description'] !== 'string') return false;
  if (page['kind'] === 'doc') return isFields(page['document']);
  return page['kind'] === 'listing' && typeof page['layout'] === 'string' && isFields(page['props']);
}

function isHeadElement(element: unknown): boolean {
  if (!isFields(element) || typeof element['tag'] !== 'string' || !isFields(element['attributes'])) return false;
  const { attributes, children } = element;
  if (children !== undefined && typeof children !== 'string') return false;
  return Object.values(attributes as Fields).every((value) => value === true || typeof value === 'string');
}
