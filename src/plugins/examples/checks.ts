// Checks blocks without running them: data by a schema, and the types of TypeScript.
import type { PluginContext } from 'slodocs/kit';
import { type FenceAt, openingOf } from './example.ts';

/** `pages` have all fences, of which some are set up for others; `digest` is of what examples can read. */
export async function checkBlocks(
  blocks: readonly FenceAt[],
  pages: readonly { readonly fences: readonly FenceAt[] }[],
  digest: string,
  ctx: PluginContext,
): Promise<void> {
  const typed: FenceAt[] = [];
  for (const block of blocks) {
    const { language, words, place } = block;
    const isData = words.schema !== undefined;
    if (!(isData ? /^(?:json5?|jsonc|ya?ml)$/ : /^(?:[mc]?tsx?|typescript)$/).test(language)) {
      const [word, wanted] = isData ? ['schema', 'JSON or YAML'] : ['check', 'TypeScript'];
      const message = `"${word}" is for ${wanted} blocks, but this is a "${language}" block`;
      ctx.report({ code: 'broken-chain', message, help: 'Remove it, or set the language.', place: openingOf(place) });
    } else if (isData) await (await import('./schema.ts')).checkData(block, ctx);
    else typed.push(block);
  }
  if (typed.length > 0) await (await import('./types.ts')).checkTypes(typed, pages, digest, ctx);
}
