// Selects the pages of a faulty site that can still be rendered, to find more faults.
import type { Diagnostic } from '#model/diagnostic';
import type { Document, Link } from '#model/document';
import type { Place } from '#model/place';
import { placeOfSource } from '#model/source-file';
import { documentsOf, type RenderablePart } from '#pipeline/5-render/render';

/** Faults of addresses: the page renders as usual, and only links lead nowhere. */
const ofAddresses =
  /^resolve\/(?:broken-(?:link|image|anchor)|(?:invalid|ambiguous)-address|redirect-.+|lost-.+|(?:invalid|edited)-ledger)$/;

/** Faults of documents: content is incomplete, or its code would fail. */
const ofDocuments =
  /^(?:parse\/.+|resolve\/(?:unknown-(?:component|export|layout)|broken-import|partial-cycle|refused-file|(?:unreadable|damaged)-image))$/;

/** Faults that may affect a plugin or the whole site. */
const ofSite = /^(?:configure|discover|resolve|render|emit|plugin|site-code)\//;

/** Undefined where a fault may affect any page: further findings would often be consequences of it. */
export function renderablePart(diagnostics: readonly Diagnostic[], documents: readonly Document[]): RenderablePart | undefined {
  const byPath = new Map(documents.map((document) => [document.source.path, document]));
  const files = new Set(documents.map(({ source }) => placeOfSource(source).file));
  const faulty = new Set<string>();
  for (const { severity, code, place } of diagnostics) {
    if (severity !== 'error') continue;
    if (ofAddresses.test(code) && !(place && namesFile(byPath.get(place.file), place))) continue;
    const isOfDocument = ofDocuments.test(code) || ofAddresses.test(code) || !ofSite.test(code);
    if (!isOfDocument || place === undefined || !files.has(place.file)) return undefined;
    faulty.add(place.file);
  }
  return {
    has: (page) => documentsOf(page).every(({ source }) => !faulty.has(placeOfSource(source).file)),
    answers: faulty.size === 0,
  };
}

/** True where the document names the missing file, whose import or `require` would throw. */
function namesFile(document: Document | undefined, { start }: Place): boolean {
  const isAt = ({ place }: Link): boolean => place.start.line === start.line && place.start.column === start.column;
  return (
    document?.facts.links.some((link) => isAt(link) && /^(?:\.{1,2}\/|@site\/).*\.(?!mdx?$)[^./]+$/i.test(link.target)) ?? false
  );
}
