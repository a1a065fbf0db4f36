// The faults of a site that is not rendered for its output, to the part of it that can be rendered to find more.
import type { Diagnostic } from '#model/diagnostic';
import type { Document, Link } from '#model/document';
import type { Place } from '#model/place';
import { placeOfSource } from '#model/source-file';
import { documentsOf, type SoundPart } from './4-render/render.ts';

/** The page is as it would be, and leads nowhere. */
const ofAddresses =
  /^resolve\/(?:broken-(?:link|image|anchor)|(?:invalid|ambiguous)-address|redirect-.+|lost-.+|(?:invalid|edited)-ledger)$/;

/** What the document says is not all known, or its code would miss something. */
const ofDocuments =
  /^(?:parse\/.+|resolve\/(?:unknown-(?:component|export|layout)|broken-import|partial-cycle|refused-file|(?:unreadable|damaged)-image))$/;

/** Of these a plugin or all of the site may have suffered. */
const ofSite = /^(?:configure|discover|resolve|render|emit|plugin|site-code)\//;

/** Undefined where a fault may reach any page: what is then found would often follow from it. */
export function soundPart(diagnostics: readonly Diagnostic[], documents: readonly Document[]): SoundPart | undefined {
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

/** Code may have imported or required it, and then throws. */
function namesFile(document: Document | undefined, { start }: Place): boolean {
  const isAt = ({ place }: Link): boolean => place.start.line === start.line && place.start.column === start.column;
  return (
    document?.facts.links.some((link) => isAt(link) && /^(?:\.{1,2}\/|@site\/).*\.(?!mdx?$)[^./]+$/i.test(link.target)) ?? false
  );
}
