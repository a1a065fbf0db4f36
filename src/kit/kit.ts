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
// Texts.
export { cutText, shorten, trimEnd, trimEnds, trimPath } from '#model/cut-text';
export { inCodeLine, inOpeningLine, type MetaWord, metaWithout, metaWords } from '#model/fence-meta';
// Data, and texts in other languages.
export { ExactNumber, exactNumber, type Fields, isFields } from '#model/fields';
// Files and places.
export { folderOf, joinFile, relativeFile } from '#model/file-path';
// Addresses and pages.
export { isNoIndex } from '#model/head';
export { nearest, nearestAlone, nearestSpelling } from '#model/nearest';
export { isStandalone, keyPlace } from '#model/page';
export { parseUrl } from '#model/parse-url';
export { compareText, wholeFile } from '#model/place';
export { policyOf, printOwnPolicy, schemeOf, sourceOf } from '#model/policy';
export { anchorsOf } from '#model/promised';
export { printTarget, redirectKey, redirectStatuses } from '#model/redirect';
export { encodePath, isNotFound, joinPath, outputPath, printRoute, routeKey } from '#model/route';
export { pageAt } from '#model/site';
export { describeRefusal, helpForRefusal, type Refusal, refusalIn } from '#model/site-bounds';
export { descriptionFile } from '#model/site-description';
export { collectionKey, isCollection, standalone } from '#model/source-file';
export { isStringId, type Say } from '#model/strings/strings';
export { currentVersion, type PlacedVersion, versionFinder, versionKey } from '#model/version';
export { addressMatcher } from './address-matcher.ts';
export { attributeRunsCode, runsCode, wantedAddress } from './code-addresses.ts';
export type * from './contract.ts';
export { cssString } from './css-string.ts';
export { foreignBlockHelp } from './foreign-blocks.ts';
export { LineIndex } from './line-index.ts';
export { packageFolders } from './package-folders.ts';
export { readPermalink } from './permalink.ts';
export { code, doubleQuoted } from './print/javascript.ts';
export { markdownHeading, yamlScalar } from './print/texts.ts';
export { contentOf, hrefsIn, readingMinutes } from './printed-html.ts';
export { findReserved, reservedName } from './reserved-character.ts';
export { respell } from './respell.ts';
export { type TabNode, tabsNode } from './tabs.ts';
export { EXIT, SKIP, walk } from './walk.ts';
export { cutAt, withoutLinks } from './without-marks.ts';
