// Turns what a browser reports of a page into diagnostics.
import { type OpenedPage, placeOf } from '#model/blame-component';
import { type BrowserError, explainBrowserError, isEcho, quoted, wronglyNested } from '#model/browser-error';
import { type Draft, draftFor } from './draft.ts';
import type { Finding } from './finding.ts';

type Of<Kind extends Finding['kind']> = Extract<Finding, { readonly kind: Kind }>;

export function draftsOf(page: OpenedPage, findings: readonly Finding[]): readonly Draft[] {
  const drafts = findings
    .filter((finding) => !(finding.kind === 'console' && isEcho(finding.message)))
    .map((finding) => draftOf(page, finding));
  // Invalid nesting also causes a mismatch, which React reports without details.
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
    case 'console':
      return reactDraft(page, finding);
    case 'uncaught':
      return reactDraft(page, { ...finding, stack: '' });
    case 'refused':
      return refusedDraft(page, finding);
    case 'request':
      return requestDraft(page, finding);
    case 'restless':
      return restlessDraft(page, finding);
  }
}

/** The printed text of a mismatch may vary; the component and its place do not. */
function reactDraft(page: OpenedPage, told: BrowserError): Draft {
  const { subject, place, ...draft } = explainBrowserError(page, told);
  const made = draftFor(page, draft, place);
  return draft.code === 'verify/hydration-mismatch'
    ? { ...made, key: draftFor(page, { ...draft, message: subject }, place).key }
    : made;
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
