// What a browser says of a page to the diagnostics that tell its author.
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Place } from '#model/place';
import { culpritOf, type OpenedPage, placeOf } from './culprit.ts';
import type { Finding } from './finding.ts';
import { type Mismatch, mismatchIn } from './react-fault.ts';

export interface Draft extends DiagnosticDraft {
  /** Equal ones are one fault, on whatever pages it shows. */
  readonly key: string;
}

export function draftsOf(page: OpenedPage, findings: readonly Finding[]): readonly Draft[] {
  const drafts = findings.map((finding) => draftOf(page, finding));
  // What is wrongly nested differs as well, which React says without a word about what.
  const nested = new Set(drafts.flatMap(({ key, message }) => (message.includes(wronglyNested) ? [key] : [])));
  const known = new Set<string>();
  return drafts.filter(({ key, message }) => {
    if (known.has(key) || (nested.has(key) && !message.includes(wronglyNested))) return false;
    known.add(key);
    return true;
  });
}

function draftOf(page: OpenedPage, finding: Finding): Draft {
  switch (finding.kind) {
    case 'recovered':
    case 'console': {
      const mismatch = mismatchIn(finding.message);
      if (mismatch) return mismatchDraft(page, mismatch, finding.stack);
      const isWoken = finding.kind === 'recovered';
      const said = isWoken ? (finding.cause ?? finding.message) : finding.message;
      return thrownDraft(
        page,
        isWoken ? 'a component threw while the page woke up' : 'an error is on the console',
        said,
        finding.stack,
      );
    }
    case 'uncaught':
      return thrownDraft(page, 'a script threw', finding.message, '');
    case 'refused':
      return refusedDraft(page, finding);
    case 'request':
      return withKey(page, {
        code: 'verify/failed-request',
        message: `the page asks for "${pathOf(finding.url)}", which ${finding.reason}`,
        help: 'Import the file or `require` it, so that it is part of the site, or put it into a folder of static files.',
        ...at(placeOf(page)),
      });
    case 'restless':
      return withKey(page, {
        code: 'verify/unresponsive',
        message: `the page "${page.path}" ${finding.how}`,
        help: 'Look for a loop without an end, and for a request that nobody answers; --timeout gives pages more time.',
        ...at(placeOf(page)),
      });
  }
}

const wronglyNested = 'which HTML does not allow';

function mismatchDraft(page: OpenedPage, { printed, nesting }: Mismatch, stack: string): Draft {
  const { subject, place, names } = culpritOf(page, stack);
  const key = JSON.stringify(['verify/hydration-mismatch', names[0], place]);
  const common = { key, code: 'verify/hydration-mismatch', ...at(place) };
  if (nesting) {
    return {
      ...common,
      message: `${subject} puts ${nesting.inner} into ${nesting.outer}, ${wronglyNested}`,
      help: 'Browsers take such elements apart while they read the page: choose others, such as `<div>` in the place of `<p>`.',
    };
  }
  return {
    ...common,
    message: printed
      ? `${subject} is ${quoted(printed.server)} on the server and ${quoted(printed.browser)} in the browser`
      : `${subject} prints something else on the server than in the browser`,
    help: 'What depends on time, chance or the reader belongs in an effect or in `<BrowserOnly>`: the first render has to print what the server has printed.',
  };
}

function thrownDraft(page: OpenedPage, what: string, said: string, stack: string): Draft {
  const { names, place, subject } = culpritOf(page, stack);
  const where = names.length > 0 ? `, for ${subject}` : '';
  return withKey(page, {
    code: 'verify/console-error',
    message: `${what}${where}: ${firstLine(said)}`,
    help: 'Open the page with the developer tools of a browser, which lead to the line.',
    ...at(place),
  });
}

function refusedDraft(page: OpenedPage, { directive, blocked, element }: Extract<Finding, { kind: 'refused' }>): Draft {
  const what = /^(?:inline|eval|wasm-eval)$/.test(blocked) ? `${blocked} code` : `"${blocked}"`;
  const wanted = element && element !== 'html' ? ` for <${element}>` : '';
  const host = /^https?:\/\/[^/]+/.exec(blocked)?.[0];
  return withKey(page, {
    code: 'verify/policy-violation',
    message: `the policy of the site refuses ${what}${wanted} (${directive})`,
    help: host
      ? `If the page is to load it, allow its host: \`csp: { directives: { '${directive.replace(/-(?:elem|attr)$/, '')}': ['${host}'] } }\`.`
      : 'Move scripts and styles into files of their own, which the policy allows.',
    ...at(placeOf(page)),
  });
}

/** One for each fault, with a word about how many other pages show it. `drafts` are in the order of their pages. */
export function merged(drafts: readonly Draft[]): readonly DiagnosticDraft[] {
  const groups = new Map<string, Draft[]>();
  for (const draft of drafts) groups.set(draft.key, [...(groups.get(draft.key) ?? []), draft]);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { key: _, ...draft } = first;
    const pages = others.length === 1 ? 'another page' : `${others.length} other pages`;
    return [others.length === 0 ? draft : { ...draft, message: `${draft.message} (on ${pages}, too)` }];
  });
}

/** A page without a source has no place. */
function at(place: Place | undefined): { readonly place?: Place } {
  return place ? { place } : {};
}

function withKey(page: OpenedPage, draft: DiagnosticDraft): Draft {
  const { code, message, place } = draft;
  // The same words about another page are the same fault, unless they are about a component at a place of its own.
  return { ...draft, key: JSON.stringify([code, message, place?.file === page.file ? null : place]) };
}

function quoted(text: string): string {
  if (text === '') return 'nothing';
  return `"${shortened(text)}"`;
}

function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return shortened(line || 'nothing');
}

function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
