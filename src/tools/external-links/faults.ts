// Converts what hosts have answered into diagnostics at the places of links.
import type { DiagnosticDraft, Fix } from '#model/diagnostic';
import type { ExternalLink } from './links.ts';
import type { Failed, Found, Outcome } from './outcome.ts';

const helps: Readonly<Record<Failed['kind'], string>> = {
  broken: 'Link to the current address of the page, or remove the link.',
  unreachable: 'Run the check again later. If only this machine cannot reach it, add it to `links.externalCheck.ignore`.',
  refused: 'Open it in a browser. If it works, add it to `links.externalCheck.ignore`.',
  private:
    'To check it, add the host to `links.externalCheck.privateHosts`. Otherwise, add the address to `links.externalCheck.ignore`.',
};

/** `textAt` is the text of the source at the link's place, as far as it can be read. */
export function faultsOf(link: ExternalLink, outcome: Outcome, textAt: string | undefined): readonly DiagnosticDraft[] {
  if (outcome.kind !== 'found') return [failureAt(link, outcome)];
  return [...movedFrom(link, outcome, textAt), ...withoutAnchor(link, outcome)];
}

function failureAt({ written, url, place }: ExternalLink, { kind, reason }: Failed): DiagnosticDraft {
  const what = {
    broken: 'is broken',
    unreachable: 'cannot be reached',
    refused: 'cannot be checked',
    private: 'was not checked',
  }[kind];
  return { code: `external/${kind}`, message: `"${written}" ${what}: ${reason}`, help: helps[kind], place, group: url };
}

function movedFrom(
  { written, url, anchor, place }: ExternalLink,
  { movedTo }: Found,
  textAt: string | undefined,
): readonly DiagnosticDraft[] {
  if (movedTo === undefined) return [];
  const target = withAnchor(movedTo, written, anchor);
  // Text of the configuration has its quotes.
  const [, quote = '', text] = /^(['"`]?)(.*)\1$/s.exec(textAt ?? '') ?? [];
  const fix: Fix = { title: `write "${target}"`, place, replaces: textAt ?? '', text: quote + target + quote };
  return [
    {
      code: 'external/moved',
      message: `"${written}" has moved permanently to "${target}"`,
      help: 'Link to the new address, because the redirect may be removed.',
      place,
      group: `${url}#${anchor}`,
      ...(text === written && isPlain(target) ? { fix } : {}),
    },
  ];
}

/** The redirect may name an anchor of its own. */
function withAnchor(movedTo: string, written: string, anchor: string): string {
  return anchor === '' || movedTo.includes('#') ? movedTo : movedTo + written.slice(written.indexOf('#'));
}

/** True for an address that means the same in Markdown, in attributes and in strings of code. */
function isPlain(address: string): boolean {
  return /^[\w:/?#@!+,;=%.~-]+(?:&[\w%.~-]+=[\w:/?@!+,%.~-]*)*$/.test(address);
}

function withoutAnchor({ written, url, anchor, place }: ExternalLink, { anchors }: Found): readonly DiagnosticDraft[] {
  const answer = anchors[anchor];
  if (answer === undefined || answer === true) return [];
  const near = answer.nearest === undefined ? undefined : `Did you mean "#${answer.nearest}"?`;
  return [
    {
      code: 'external/broken-anchor',
      message: `the page at "${written}" has no element with the id "${anchor}"`,
      help:
        near ??
        'Link to the page without an anchor, or to an id that it has. Ids added by scripts are not found: ignore such an address.',
      place,
      group: `${url}#${anchor}`,
    },
  ];
}
