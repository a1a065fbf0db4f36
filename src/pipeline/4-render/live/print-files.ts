// Prints tables of addresses: of the files that a document's code asks for, and of the images that it may show.
import { jsonWithMarks } from '#model/asset-mark';
import type { Part } from '../body/parts.ts';
import { sourcesOf } from '../body/picture.ts';
import { requireOf } from '../body/require-asset.ts';
import type { PrintedTarget } from '../body/target-url.ts';
import type { PartPrinting } from './part-printing.ts';

/** What the code asks the address of. */
export function printRequire(printing: PartPrinting, { document }: Part, code: string): string {
  const asked = Array.from(code.matchAll(/\brequire\(\s*(["'`])(.+?)\1\s*\)/g), ([, , specifier = '']) => specifier);
  const find = requireOf(printing.context, document, printing.assets, printing.files.add);
  const found = [...new Set(asked)].flatMap((specifier) => {
    try {
      return [[specifier, find(specifier)] as const];
    } catch {
      // It has no address, and what asks for it has thrown before.
      return [];
    }
  });
  return found.length > 0 ? `const require=(name)=>(${jsonWithMarks(Object.fromEntries(found))})[name];` : '';
}

export function printImages(targets: readonly PrintedTarget[]): string {
  const known = targets.flatMap(({ address, attributes, copies }) => {
    if (!('width' in attributes)) return [];
    const sources = (copies ? sourcesOf(copies) : []).map(({ srcset, ...rest }) => ({ ...rest, srcSet: srcset }));
    return [[address, { attributes, sources }] as const];
  });
  const members = new Map(known.map(([address, image]) => [address, `${jsonWithMarks(address)}:${jsonWithMarks(image)}`]));
  return `{${[...members.values()].join()}}`;
}
