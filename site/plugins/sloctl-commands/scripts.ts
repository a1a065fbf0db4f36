// Finds the scripts in CI configurations: `run` in GitHub, `script` in GitLab.
import { isMap, isScalar, isSeq, parseAllDocuments, visit } from 'yaml';

export interface Script {
  /** The text as written, including indentation. */
  readonly text: string;
  /** The offset at which it begins in the block. */
  readonly start: number;
}

const keys: ReadonlySet<unknown> = new Set(['run', 'script', 'before_script', 'after_script']);

export function scriptsIn(text: string): readonly Script[] {
  if (!/^[ \t]*(?:- )?(?:run|(?:before_|after_)?script)[ \t]*:/m.test(text)) return [];
  const found: Script[] = [];
  const add = (node: unknown): void => {
    if (isSeq(node)) for (const item of node.items) add(item);
    if (!isScalar(node) || !node.range || typeof node.value !== 'string') return;
    const [from, to] = node.range;
    const written = text.slice(from, to);
    // Skips the header of a block scalar, or the opening quote.
    const skipped = /^[|>][^\n]*\n/.exec(written)?.[0].length ?? (/^["']/.test(written) ? 1 : 0);
    const end = skipped === 1 ? to - 1 : to;
    found.push({ text: text.slice(from + skipped, end), start: from + skipped });
  };
  for (const document of parseAllDocuments(text, { prettyErrors: false })) {
    if (!('contents' in document) || !(isMap(document.contents) || isSeq(document.contents))) continue;
    visit(document, {
      Pair(_, pair) {
        if (isScalar(pair.key) && keys.has(pair.key.value)) add(pair.value);
      },
    });
  }
  return found;
}
