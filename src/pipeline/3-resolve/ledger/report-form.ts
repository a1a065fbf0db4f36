// Reports lines of the ledger that cannot be read, or that slodocs would write differently.

import type { Reporter } from '#context/reporter';
import { disorderOf, faultKinds, type Ledger, type LedgerFault, ledgerFile } from '#kit/ledger';
import type { Place } from '#model/place';

const writeAnew = 'Run `slodocs urls --update` to rewrite the file.';

export function reportForm({ entries, faults }: Ledger, reporter: Reporter): void {
  for (const fault of faults) if (faultKinds[fault.kind]) reportFault(fault, reporter);
  const { unsorted, doubled } = disorderOf(entries);
  // An unresolved merge conflict contains both sides.
  const isMerged = faults.some(({ kind }) => kind === 'mark');
  for (const { entry, first } of isMerged ? [] : doubled) {
    reporter.report({
      code: 'resolve/edited-ledger',
      message: `the address "${entry.path}" is in the ledger twice`,
      help: `Merge the anchors of both lines. ${writeAnew}`,
      place: entry.place,
      related: [{ message: 'first listed here', place: first.place }],
    });
  }
  if (!isMerged) reportFirst(unsorted, 'this line is not in sorted order', '', reporter);
  reportFirst(placesOf('blank'), 'this line is empty, or has trailing spaces', '', reporter);
  const keep = ` Add the line \`${ledgerFile} text eol=lf\` to ".gitattributes" to keep git from changing it.`;
  reportFirst(placesOf('line-end'), 'this line does not end with a single line feed', keep, reporter);

  function placesOf(kind: LedgerFault['kind']): readonly Place[] {
    return faults.filter((fault) => fault.kind === kind).map(({ place }) => place);
  }
}

/** Reports only the first place: a file sorted by another program would flood the output. */
function reportFirst([place, ...others]: readonly Place[], message: string, help: string, reporter: Reporter): void {
  if (!place) return;
  const more =
    others.length === 0 ? '' : ` (${others.length} more such ${others.length === 1 ? 'line follows' : 'lines follow'})`;
  reporter.report({ code: 'resolve/edited-ledger', message: `${message}${more}`, help: `${writeAnew}${help}`, place });
}

function reportFault({ kind, word, place }: LedgerFault, reporter: Reporter): void {
  reporter.report({ code: 'resolve/invalid-ledger', place, ...explain(kind, word) });
}

function explain(kind: LedgerFault['kind'], word: string): { readonly message: string; readonly help: string } {
  switch (kind) {
    case 'mark':
      return {
        message: 'this line is a merge conflict marker',
        help: 'Remove the markers and keep the lines of both sides, because the addresses of both must keep working.',
      };
    case 'no-slash':
      return { message: `"${word}" is not an address of the site, because it does not begin with "/"`, help: form };
    case 'hash':
      return { message: `the anchor "${word}" must not begin with "#"`, help: `Write \`${word.slice(1)}\`. ${form}` };
    case 'escape':
      return { message: `"${word}" contains a "%" that does not encode a character`, help: 'Write a literal "%" as `%25`.' };
    case 'empty':
      return {
        message: 'the ledger contains no addresses',
        help: `Fill it with \`slodocs urls --update\`, or delete the file, because addresses are checked only on sites that have "${ledgerFile}".`,
      };
    default:
      return {
        message: word.trim() === '' ? 'an address cannot contain a space' : `"${word}" is not allowed in a ledger`,
        help: form,
      };
  }
}

const form = `A line is an address such as \`/guides/intro\`, then a tab and its anchors, separated by spaces. ${writeAnew}`;
