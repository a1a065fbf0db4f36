// Exports what authors of plugins work with, as they import it from `slodocs/kit`. Our own plugins use nothing else of slodocs.
import type { CheckedOptions, Plugin } from '#model/plugin';

/** Gives a plugin its type. Its `options` are checked, so that they come with a schema; `ctx.state` has the type of its `state`. */
export function definePlugin<Options = unknown, State = undefined>(
  plugin: Plugin<Options, State> & CheckedOptions<Options>,
): Plugin<Options> {
  return plugin;
}

// Trees and fences.
export { readLines, readMeta } from '#model/code-meta';
// Data, and texts in other languages.
export { ExactNumber, exactNumber } from '#model/exact-number';
export { inCodeLine, inOpeningLine, type MetaWord, metaWithout, metaWords } from '#model/fence-meta';
export { type Fields, isFields } from '#model/fields';
// Files and places.
export { folderOf, joinFile, relativeFile } from '#model/file-path';
// Texts.
export { cutText, shorten } from '#model/graphemes';
// Addresses and pages.
export { isNoIndex } from '#model/head';
export { nearest, nearestAlone, nearestSpelling } from '#model/nearest';
export { isStandalone, keyPlace } from '#model/page';
export { pageAt } from '#model/page-at';
export { parseUrl } from '#model/parse-url';
export { compareText, wholeFile } from '#model/place';
export { policyOf, printOwnPolicy, schemeOf, sourceOf } from '#model/policy';
export { anchorsOf } from '#model/promised';
export { printTarget, redirectKey, redirectStatuses } from '#model/redirect';
export { encodePath, isNotFound, joinPath, outputPath, printRoute, routeKey } from '#model/route';
export { describeRefusal, helpForRefusal, type Refusal, refusalIn } from '#model/site-bounds';
export { descriptionFile } from '#model/site-description';
export { collectionKey, isCollection, standalone } from '#model/source-file';
export { isStringId, type Say } from '#model/strings/strings';
export { trimEnd, trimEnds, trimPath } from '#model/trim';
export { currentVersion, type PlacedVersion, versionFinder, versionKey } from '#model/version';
export { attributeRunsCode } from './address-attributes.ts';
export { runsCode, wantedAddress } from './code-address.ts';
export type * from './contract.ts';
export { cssString } from './css-string.ts';
export { cutAt } from './cut.ts';
export { foreignBlockHelp } from './foreign-blocks.ts';
export { LineIndex } from './line-index.ts';
export { packageFolders } from './package-folders.ts';
export { readPermalink } from './permalink.ts';
export { markdownHeading } from './print/markdown.ts';
export { code } from './print/template.ts';
export { doubleQuoted } from './print/unprintable.ts';
export { yamlScalar } from './print/yaml.ts';
export { hrefsIn } from './printed-links.ts';
export { readingMinutes } from './reading-time.ts';
export { contentOf } from './rendered-content.ts';
export { findReserved, reservedName } from './reserved-character.ts';
export { respell } from './respell.ts';
export { type TabNode, tabsNode } from './tabs.ts';
export { EXIT, SKIP, walk } from './walk.ts';
export { withoutLinks } from './without-markup.ts';
