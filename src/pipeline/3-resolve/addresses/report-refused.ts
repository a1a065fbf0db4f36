// Reports an existing file that content may not use.

import type { Context } from '#context/context';
import type { Place } from '#model/place';
import { describeRefusal, helpForRefusal } from '#model/site-bounds';
import { splitAddress } from './address-parts.ts';
import { assetPath } from './find-target.ts';
import type { Origin } from './found.ts';

/** False where the file is missing, or may be used. `written` is the address at `place`. */
export function reportRefused({ files, reporter }: Context, written: string, origin: Origin, place: Place): boolean {
  const { path } = splitAddress(written);
  if (path.startsWith('/') || !/[^./]\.[^./]+$|(?:^|\/)\.[^./]/.test(path)) return false;
  const file = assetPath(path, origin);
  const refusal = files.refusal(file);
  if (!refusal || files.real(file) === undefined) return false;
  const message = `"${written}" ${describeRefusal(refusal)}`;
  reporter.report({ code: 'resolve/refused-file', message, help: helpForRefusal(refusal), place });
  return true;
}
