// Gives plugins the types of the contract.
import type { CheckedOptions, Plugin } from '#model/plugin';

/** Gives a plugin its type. Its `options` are checked, so that they come with a schema; `ctx.state` has the type of its `state`. */
export function definePlugin<Options = unknown, State = undefined>(
  plugin: Plugin<Options, State> & CheckedOptions<Options>,
): Plugin<Options> {
  return plugin;
}

// Trees and fences.
export { readLines, readMeta } from '#model/code-meta';
// Texts.
export { cutText, shorten, trimEnd, trimEnds, trimPath } from '#model/cut-text';
export { inCodeLine, inOpeningLine, type MetaWord, metaWithout, metaWords } from '#model/fence-meta';
// Data, and texts in other languages.
export { ExactNumber, exactNumber, type Fields, isFields } from '#model/fields';
// Files and places.
export { folderOf, joinFile, relativeFile } from '#model/file-path';
