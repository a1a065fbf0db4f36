// Prints tables of addresses for code: files that it requires, and images that it shows.

import type { Part } from '#model/page-parts';
import { markedKey, markedLiteral } from '#model/print/marked-literal';
import { sourcesOf } from '../html/picture.ts';
import type { PrintedTarget } from '../html/target-url.ts';
import { requireOf } from '../modules/require-asset.ts';
import type { PartPrinting } from './part-printing.ts';

/** The files whose addresses the code requests. */
export function printRequire(printing: PartPrinting, { document }: Part, code: string): string {
  const calls = code.matchAll(/\brequire\(\s*(?:"([^"\n]+)"|'([^'\n]+)'|`([^`\n]+)`)\s*\)/g);
  const asked = Array.from(calls, ([, double, single, template]) => double ?? single ?? template ?? '');
  const find = requireOf(printing.context, document, printing.assets, printing.files.add);
  const found = [...new Set(asked)].flatMap((specifier) => {
    try {
      return [[specifier, find(specifier)] as const];
    } catch {
      // It has no address, and code that requires it has already thrown.
      return [];
    }
  });
  return found.length > 0 ? `const require=(name)=>(${markedLiteral(Object.fromEntries(found))})[name];` : '';
}

export function printImages(targets: readonly PrintedTarget[]): string {
  const known = targets.flatMap(({ address, attributes, copies }) => {
    if (!('width' in attributes)) return [];
    const sources = (copies ? sourcesOf(copies) : []).map(({ srcset, ...rest }) => ({ ...rest, srcSet: srcset }));
    return [[address, { attributes, sources }] as const];
  });
  const members = new Map(known.map(([address, image]) => [address, `${markedKey(address)}:${markedLiteral(image)}`]));
  return `{${[...members.values()].join()}}`;
}
