// Reports symbolic links to files that content may not use.

import type { Context } from '#context/context';
import { wholeFile } from '#model/place';
import { describeRefusal, helpForRefusal } from '#model/site-bounds';

/** True for a path that leaves the site's bounds through a symbolic link, which is reported. */
export function leadsOut({ files, reporter }: Context, path: string): boolean {
  const refusal = files.refusal(path);
  if (!refusal) return false;
  reporter.report({
    code: 'discover/refused-link',
    message: `"${path}" ${describeRefusal(refusal)}`,
    help: helpForRefusal(refusal),
    place: wholeFile(path),
  });
  return true;
}
