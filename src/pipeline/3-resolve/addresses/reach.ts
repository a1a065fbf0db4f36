// Decides whether a link of one docs version may lead to a file of another.
import type { PlacedDoc } from '#model/page';
import type { Version } from '#model/source-file';

/** As in Docusaurus, files of other versions of the same docs are out of reach. `from` is undefined outside of content. */
export function isReachable({ docs, version }: PlacedDoc, from: Version | undefined): boolean {
  return from === undefined || docs !== from.docs || version === from.name;
}
