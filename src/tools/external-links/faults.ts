// Converts what hosts have answered into diagnostics at the places of links.
import type { DiagnosticDraft, Fix } from '#model/diagnostic';
import type { ExternalLink } from './links.ts';
import type { Failed, Found, Outcome } from './outcome.ts';

const helps: Readonly<Record<Failed['kind'], string>> = {
  broken: 'Link to the address where the page is now, or remove the link.',
  unreachable:
    'Run the check again later. If readers can reach it and this machine cannot, add it to `links.externalCheck.ignore`.',
  refused: 'Look at it in a browser. If it is right, add it to `links.externalCheck.ignore`.',
  private: 'Add the host to `links.externalCheck.privateHosts` to ask it, or the address to `links.externalCheck.ignore`.',
};

/** `textAt` is the text of the source at the link's place, as far as it can be read. */
export function faultsOf(link: ExternalLink, outcome: Outcome, textAt: string | undefined): readonly DiagnosticDraft[] {
  if (outcome.kind !== 'found') return [failureAt(link, outcome)];
  return [...movedFrom(link, outcome, textAt), ...withoutAnchor(link, outcome)];
}

function failureAt({ written, url, place }: ExternalLink, { kind, reason }: Failed): DiagnosticDraft {
  const what = {
    broken: 'leads to nothing',
    unreachable: 'cannot be reached',
    refused: 'cannot be checked',
    private: 'was not asked',
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
      help: 'Link to the new address: nobody promises that the redirect stays.',
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
      help: near ?? 'Link to the page alone, or to an id that it has. Ids that scripts add are not seen: ignore such an address.',
      place,
      group: `${url}#${anchor}`,
    },
  ];
}
