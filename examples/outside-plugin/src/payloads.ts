// Collects the payloads that pages show, as files that tests can send.
import type { Build, Derivation, EmittedFile } from 'slodocs';

type Node = Parameters<Derivation['from']>[0]['children'][number];

/** The texts of all blocks of JSON in a body. */
export const payloads: Derivation = { from: ({ children }) => children.flatMap(payloadsIn) };

function payloadsIn(node: Node): readonly string[] {
  if (node.type !== 'element') return [];
  const classes = [node.properties['className']].flat();
  return classes.includes('language-json') ? [textOf(node)] : node.children.flatMap(payloadsIn);
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** `payloads.json`: the payloads of each page, by its path. */
export function payloadsFile({ pages }: Pick<Build, 'pages'>): EmittedFile {
  const found = pages.flatMap((rendered) => {
    const shown = rendered.derived('payloads') as readonly string[];
    return shown.length > 0 ? [[rendered.page.route.path, shown] as const] : [];
  });
  const text = JSON.stringify(Object.fromEntries(found), null, 2);
  return { path: 'payloads.json', key: text, make: () => text };
}
