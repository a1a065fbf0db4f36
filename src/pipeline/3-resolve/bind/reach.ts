// A version of the docs to the pages that its links to files may lead to.
import type { PlacedDoc } from '#model/page';
import type { Version } from '#model/source-file';

/** Files of the other versions of its own docs are out of reach, as in Docusaurus. Undefined is what is no content. */
export function isReachable({ docs, version }: PlacedDoc, from: Version | undefined): boolean {
  return from === undefined || docs !== from.docs || version === from.name;
}
