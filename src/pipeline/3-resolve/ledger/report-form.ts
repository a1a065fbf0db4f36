// Reports lines of the ledger that cannot be read, or that slodocs would write differently.

import type { Reporter } from '#context/reporter';
import { disorderOf, faultKinds, type Ledger, type LedgerFault, ledgerFile } from '#kit/ledger';
import type { Place } from '#model/place';

const writeAnew = 'With `slodocs urls --update` the file is written anew.';

export function reportForm({ entries, faults }: Ledger, reporter: Reporter): void {
  for (const fault of faults) if (faultKinds[fault.kind]) reportFault(fault, reporter);
  const { unsorted, doubled } = disorderOf(entries);
  // An unresolved merge conflict contains both sides.
  const isMerged = faults.some(({ kind }) => kind === 'mark');
  for (const { entry, first } of isMerged ? [] : doubled) {
    reporter.report({
      code: 'resolve/edited-ledger',
      message: `the address "${entry.path}" stands in the ledger twice`,
      help: `Put the anchors of both lines into one. ${writeAnew}`,
      place: entry.place,
      related: [{ message: 'it stands here first', place: first.place }],
    });
  }
  if (!isMerged) reportFirst(unsorted, 'this is not where it would be sorted', '', reporter);
  reportFirst(placesOf('blank'), 'nothing stands in this line, or blanks at its end', '', reporter);
  const keep = ` A line \`${ledgerFile} text eol=lf\` in ".gitattributes" keeps git from changing it.`;
  reportFirst(placesOf('line-end'), 'this line does not end with a line feed alone', keep, reporter);

  function placesOf(kind: LedgerFault['kind']): readonly Place[] {
    return faults.filter((fault) => fault.kind === kind).map(({ place }) => place);
  }
}

/** Reports only the first place: a file sorted by another program would flood the output. */
function reportFirst([place, ...others]: readonly Place[], message: string, help: string, reporter: Reporter): void {
  if (!place) return;
  const more =
    others.length === 0 ? '' : ` (${others.length} more such ${others.length === 1 ? 'place follows' : 'places follow'})`;
  reporter.report({ code: 'resolve/edited-ledger', message: `${message}${more}`, help: `${writeAnew}${help}`, place });
}

function reportFault({ kind, word, place }: LedgerFault, reporter: Reporter): void {
  reporter.report({ code: 'resolve/invalid-ledger', place, ...explain(kind, word) });
}

function explain(kind: LedgerFault['kind'], word: string): { readonly message: string; readonly help: string } {
  switch (kind) {
    case 'mark':
      return {
        message: 'this line is the mark of a merge that was not finished',
        help: 'Take the marks out and keep the lines of both sides: what either has promised holds.',
      };
    case 'no-slash':
      return { message: `"${word}" is no address of the site: it does not begin with "/"`, help: form };
    case 'hash':
      return { message: `the anchor "${word}" is written with a "#"`, help: `Write \`${word.slice(1)}\`. ${form}` };
    case 'escape':
      return { message: `"${word}" has a "%" that stands for no character`, help: 'A "%" itself is written `%25`.' };
    case 'empty':
      return {
        message: 'the ledger holds no address',
        help: `Fill it with \`slodocs urls --update\`, or delete the file: a site without "${ledgerFile}" promises nothing.`,
      };
    default:
      return {
        message: word.trim() === '' ? 'a blank cannot stand in an address' : `"${word}" cannot stand in a ledger`,
        help: form,
      };
  }
}

const form = `A line is an address such as \`/guides/intro\`, then a tab and its anchors with spaces between them. ${writeAnew}`;
