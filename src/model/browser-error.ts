// Explains what React, or a script of a page, reports in a browser: a message, a help and the component at fault.

import { shorten } from './cut-text.ts';
import type { DiagnosticDraft } from './diagnostic.ts';
import { type Place, wholeFile } from './place.ts';

export interface BrowserError {
  /** `recovered`: React has discarded the server's HTML; `console`: `console.error`; `uncaught`: thrown, and caught by nobody. */
  readonly kind: 'recovered' | 'console' | 'uncaught';
  readonly message: string;
  /** Names components, innermost first. */
  readonly stack: string;
  /** The stack of what was thrown. */
  readonly cause?: string | null;
}

export interface ExplainedError extends DiagnosticDraft {
  readonly code: 'verify/hydration-mismatch' | 'verify/console-error';
  /** What is at fault, at the beginning of a sentence. */
  readonly subject: string;
}

/** In every message about elements that HTML does not allow to be nested. */
export const wronglyNested = 'which HTML does not allow';

/** React reports this for a body that it renders anew, as another root's element; the cause is reported separately. */
export function isEcho(message: string): boolean {
  return message.startsWith('Cannot use a ref on a React element as a container');
}

export function explainBrowserError(page: OpenedPage, { kind, message, stack, cause }: BrowserError): ExplainedError {
  if (kind === 'uncaught') return explainError(page, 'a script on the page throws an error', message, '');
  const mismatch = mismatchIn(message);
  if (mismatch) return explainMismatch(page, mismatch, stack);
  if (kind === 'console') return explainError(page, 'the page writes an error to the console', message, stack);
  return explainError(page, 'the page throws an error while it is hydrated', cause ?? message, stack);
}

function explainMismatch(page: OpenedPage, { printed, nesting }: Mismatch, stack: string): ExplainedError {
  const { subject, place } = culpritOf(page, stack);
  const found = { code: 'verify/hydration-mismatch', subject, ...(place ? { place } : {}) } as const;
  if (nesting) {
    const message = `${subject} puts ${nesting.inner} into ${nesting.outer}, ${wronglyNested}`;
    const help =
      'Browsers rearrange such elements when they parse the page. Use other elements, such as `<div>` instead of `<p>`.';
    return { ...found, message, help };
  }
  const message = printed
    ? `${subject} renders ${quoted(printed.server)} on the server, but ${quoted(printed.browser)} in the browser`
    : `${subject} renders differently on the server and in the browser`;
  const help =
    'The first render must produce the same output in both. Put code that depends on the time, random values or the reader in an effect or in `<BrowserOnly>`.';
  return { ...found, message, help };
}

function explainError(page: OpenedPage, what: string, said: string, stack: string): ExplainedError {
  const { name, place, subject } = culpritOf(page, stack);
  const [line = ''] = said.trim().split('\n');
  const message = `${what}${name ? ` in ${subject}` : ''}: ${quoted(line)}`;
  const help = "Open the page with a browser's developer tools to find the line.";
  return { code: 'verify/console-error', subject, message, help, ...(place ? { place } : {}) };
}

/** As it stands in a sentence. */
export function quoted(text: string): string {
  if (text === '') return 'nothing';
  const short = shorten(text, 200);
  // An element or an attribute needs no quotes: it cannot be mistaken for words of the sentence.
  return /^(?:<[a-z][\w-]*>|[\w-]+=["{].*)$/s.test(short) ? short : `"${short}"`;
}

interface Mismatch {
  /** Undefined where React does not show them. */
  readonly printed: { readonly server: string; readonly browser: string } | undefined;
  /** The elements that must not be nested, if that is the reason. */
  readonly nesting: { readonly inner: string; readonly outer: string } | undefined;
}

/** Undefined for anything else that is said. */
export function mismatchIn(message: string): Mismatch | undefined {
  const [, inner, outer] = /^In HTML, (.+?) cannot (?:be|contain) (?:a (?:child|descendant) of )?(<[^<>]+>)/.exec(message) ?? [];
  if (inner !== undefined && outer !== undefined) return { printed: undefined, nesting: { inner, outer } };
  if (!/didn't match the client|hydration-mismatch/.test(message)) return undefined;
  return { printed: printedIn(message), nesting: undefined };
}

/** Names of components in a stack of React's, the innermost first. Elements have names in lower case, methods have a dot. */
export function componentsIn(stack: string): readonly string[] {
  return Array.from(stack.matchAll(/^[ \t]*at ([A-Z][\w$]*)(?= \(|$)/gm), ([, name = '']) => name);
}

const innerHtml = /^dangerouslySetInnerHTML=\{\{__html:"(.*)"\}\}$/;

/** Reads a tree in which lines with `+` are the browser's and lines with `-` the server's. */
function printedIn(message: string): Mismatch['printed'] {
  const lines = message.split('https://react.dev/link/hydration-mismatch').at(-1)?.split('\n') ?? [];
  const first = lines.findIndex((line) => /^[+-] /.test(line));
  if (first === -1) return undefined;
  const rest = lines.slice(first);
  const end = rest.findIndex((line) => !/^[+-] /.test(line));
  const differing = end === -1 ? rest : rest.slice(0, end);
  const of = (sign: string): string =>
    differing
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1).trim())
      .map((text) => innerHtml.exec(text)?.[1] ?? text)
      .join(' ');
  return { server: of('-'), browser: of('+') };
}

/** A page, and the site's own components on it. */
export interface OpenedPage {
  /** Without the base. */
  readonly path: string;
  /** Its source; undefined for a page without one. */
  readonly file: string | undefined;
  /** Components, with where the page names them. */
  readonly components: readonly { readonly name: string; readonly place: Place }[];
  /** Slots that the site replaces, each with its module and its place in the configuration. */
  readonly parts: readonly { readonly name: string; readonly module: string; readonly place: Place }[];
  /** Names of the theme's own components. */
  readonly themes: ReadonlySet<string>;
}

interface Culprit {
  /** Undefined if no component is at fault. */
  readonly name: string | undefined;
  /** At the beginning of a sentence. */
  readonly subject: string;
  readonly place: Place | undefined;
}

/** The theme's component that shows the content of a page that lives in the browser. */
const contentName = 'Part';

/** Components of React's own have names like any other. */
const ofReact: ReadonlySet<string> = new Set(['Activity', 'Lazy', 'Profiler', 'StrictMode', 'Suspense', 'SuspenseList']);

/** The innermost component that is the site's own, at the innermost that the page or the configuration names. */
function culpritOf(page: OpenedPage, stack: string): Culprit {
  const all = componentsIn(stack).filter((name) => !ofReact.has(name));
  const used = new Map(page.components.map((use) => [use.name, use.place]));
  const own = all.filter((name) => !page.themes.has(name));
  const named = all.filter((name) => used.has(name) || partPlace(page, name));
  // Elements of the content itself belong to the page.
  const [name] = [...own, ...named, ...(all.includes(contentName) ? [] : all)];
  if (name === undefined) return { name, subject: 'the page', place: placeOf(page) };
  const around = all.slice(all.indexOf(name));
  const places = around.map((one) => used.get(one) ?? partPlace(page, one));
  return { name, subject: `the component "${name}"`, place: places.find((place) => place !== undefined) ?? placeOf(page) };
}

/** A slot's component is named after the slot or after its module. */
function partPlace({ parts }: OpenedPage, name: string): Place | undefined {
  return parts.find((part) => part.name === name || new RegExp(`(?:^|/)${name}\\.\\w+$`).test(part.module))?.place;
}

export function placeOf({ file }: OpenedPage): Place | undefined {
  return file === undefined ? undefined : wholeFile(file);
}
