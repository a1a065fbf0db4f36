// Turns what a browser reports of a page into diagnostics.
import { culpritOf, type OpenedPage, placeOf } from './blame-component.ts';
import { type Draft, draftFor, quoted } from './draft.ts';
import type { Finding } from './finding.ts';
import { type Mismatch, mismatchIn } from './react-fault.ts';

type Of<Kind extends Finding['kind']> = Extract<Finding, { readonly kind: Kind }>;

export function draftsOf(page: OpenedPage, findings: readonly Finding[]): readonly Draft[] {
  const drafts = findings.filter((finding) => !isEcho(finding)).map((finding) => draftOf(page, finding));
  // Invalid nesting also causes a mismatch, which React reports without details.
  const nested = new Set(drafts.flatMap(({ key, message }) => (message.includes(wronglyNested) ? [key] : [])));
  const known = new Set<string>();
  return drafts.filter(({ key, message }) => {
    if (known.has(key) || (nested.has(key) && !message.includes(wronglyNested))) return false;
    known.add(key);
    return true;
  });
}

/** React reports this for a body that it renders anew, as another root's element; the cause is reported separately. */
function isEcho(finding: Finding): boolean {
  return finding.kind === 'console' && finding.message.startsWith('Cannot use a ref on a React element as a container');
}

function draftOf(page: OpenedPage, finding: Finding): Draft {
  switch (finding.kind) {
    case 'recovered':
    case 'console': {
      const mismatch = mismatchIn(finding.message);
      if (mismatch) return mismatchDraft(page, mismatch, finding.stack);
      const { stack, message } = finding;
      if (finding.kind === 'console') return errorDraft(page, 'the page writes an error on the console', message, stack);
      return errorDraft(page, 'the page throws while it wakes up', finding.cause ?? message, stack);
    }
    case 'uncaught':
      return errorDraft(page, 'a script of the page throws', finding.message, '');
    case 'refused':
      return refusedDraft(page, finding);
    case 'request':
      return requestDraft(page, finding);
    case 'restless':
      return restlessDraft(page, finding);
  }
}

const wronglyNested = 'which HTML does not allow';

function mismatchDraft(page: OpenedPage, { printed, nesting }: Mismatch, stack: string): Draft {
  const { subject, place } = culpritOf(page, stack);
  const code = 'verify/hydration-mismatch';
  // The printed text may vary; the component and its place do not.
  const { key } = draftFor(page, { code, message: subject }, place);
  if (nesting) {
    const message = `${subject} puts ${nesting.inner} into ${nesting.outer}, ${wronglyNested}`;
    const help =
      'Browsers take such elements apart while they read the page: choose others, such as `<div>` in the place of `<p>`.';
    return { ...draftFor(page, { code, message, help }, place), key };
  }
  const message = printed
    ? `${subject} prints ${quoted(printed.server)} on the server, but ${quoted(printed.browser)} in the browser`
    : `${subject} prints something else on the server than in the browser`;
  const help =
    'The first render has to print the same in both: what depends on time, chance or the reader belongs in an effect or in `<BrowserOnly>`.';
  return { ...draftFor(page, { code, message, help }, place), key };
}

function errorDraft(page: OpenedPage, what: string, said: string, stack: string): Draft {
  const { name, place, subject } = culpritOf(page, stack);
  const [line = ''] = said.trim().split('\n');
  const message = `${what}${name ? ` in ${subject}` : ''}: ${quoted(line)}`;
  const help = 'Open the page with the developer tools of a browser, which lead to the line.';
  return draftFor(page, { code: 'verify/console-error', message, help }, place);
}

function refusedDraft(page: OpenedPage, { directive, blocked, element }: Of<'refused'>): Draft {
  const what = /^(?:inline|eval|wasm-eval)$/.test(blocked) ? `${blocked} code` : quoted(blocked);
  const message = `the policy of the site refuses ${what}${element && element !== 'html' ? ` of <${element}>` : ''} (${directive})`;
  const host = /^(?:https?|wss?):\/\/[^/]+/.exec(blocked)?.[0];
  const name = directive.replace(/-(?:elem|attr)$/, '');
  const help = host
    ? `If the page is to load it, allow its host: \`csp: { directives: { '${name}': ['${host}'] } }\`.`
    : 'Move scripts and styles into files of their own, which the policy allows.';
  return draftFor(page, { code: 'verify/policy-violation', message, help }, placeOf(page));
}

function requestDraft(page: OpenedPage, { url, reason }: Of<'request'>): Draft {
  const { pathname, search } = new URL(url);
  const message = `the page asks for ${quoted(`${pathname}${search}`)}, which ${reason}`;
  const help = 'Import the file or `require` it, so that it is part of the site, or put it into a folder of static files.';
  return draftFor(page, { code: 'verify/failed-request', message, help }, placeOf(page));
}

function restlessDraft(page: OpenedPage, { how }: Of<'restless'>): Draft {
  const help = 'Look for a loop without an end, and for a request that nobody answers; `--timeout` gives pages more time.';
  return draftFor(page, { code: 'verify/unresponsive', message: `the page ${how}`, help }, placeOf(page));
}
