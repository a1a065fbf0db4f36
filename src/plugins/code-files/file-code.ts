// Reads the code that a fence shows, or tells why it cannot.
import { cutAt } from '#model/cut';
import { folderOf, joinFile, relativeFile } from '#model/file-path';
import { nearest } from '#model/nearest';
import type { Place } from '#model/place';
import type { ThreadContext } from '#model/plugin';
import { findReserved, reservedName } from '#model/reserved-character';
import { describeRefusal, helpForRefusal, type Refusal, refusalIn } from '#model/site-bounds';
import { partOf } from './show-part.ts';

/** `code` is one of the plugin's, `opening` a line of the file that is shown. */
export type Report = (
  code: string,
  message: string,
  help: string,
  more?: { opening?: Place | undefined; meant?: string | undefined },
) => void;

/** Undefined if the fault was reported. */
export async function codeOf(
  target: string,
  page: string,
  files: Pick<ThreadContext, 'read' | 'glob'>,
  report: Report,
): Promise<string | undefined> {
  const [written, from] = cutAt(target, '#');
  const part = from.slice(1);
  const isOfSite = written.startsWith('@site/');
  const path = isOfSite ? joinFile('', written.slice('@site/'.length)) : joinFile(folderOf(page), written);
  const help = 'A file is named relative to the page, or from the root as `@site/…`.';
  if (written.startsWith('/')) {
    report('missing-file', `"${written}" is no path of a file of the site`, help);
    return undefined;
  }
  let refusal: Refusal | undefined;
  const text = await files.read(path).catch((thrown: unknown) => {
    refusal = refusalIn(thrown);
    return undefined;
  });
  if (refusal) {
    report('refused-file', `"${written}" ${describeRefusal(refusal)}`, helpForRefusal(refusal));
    return undefined;
  }
  if (text === undefined) {
    const beside = await files.glob(`${folderOf(path) || '.'}/*`);
    const print = (other: string): string => (isOfSite ? `@site/${other}` : relativeFile(folderOf(page), other));
    const meant = nearest(written.startsWith('.') || isOfSite ? written : `./${written}`, beside.map(print));
    report('missing-file', `there is no file "${written}" to show`, meant ? `Did you mean "${meant}"?` : help, {
      meant: meant && meant + target.slice(written.length),
    });
    return undefined;
  }
  const reserved = findReserved(text);
  if (reserved !== undefined) {
    const help = 'A code block shows text alone. Show a part that is text, or link to the file.';
    report('no-text', `"${written}" holds ${reservedName(text, reserved)}, which is no character of a text`, help);
    return undefined;
  }
  const shown = partOf(text, written, part);
  if ('code' in shown) return shown.code;
  const meant = shown.fault === 'missing-part' && shown.meant ? `${written}#${shown.meant}` : undefined;
  report(shown.fault, shown.message, shown.help, { opening: shown.at && { file: path, ...shown.at }, meant });
  return undefined;
}
