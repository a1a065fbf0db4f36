// Prints a report as a SARIF 2.1.0 log for code scanning and editors.

import type { ArtifactLocation, Location, Log, Region, ReportingDescriptor, Result, Fix as SarifFix } from 'sarif';
import type { Catalogue, Diagnostic, Fix } from '#model/diagnostic';
import { compareText, type Place } from '#model/place';
import { isWholeFile } from './frame.ts';
import type { Report } from './report.ts';
import { createFingerprints, createSources, pathFrom } from './sources.ts';

type PathOf = (file: string) => string;

/** The folder that all addresses in the log are relative to. */
const sourceRoot = 'SRCROOT';

export function printSarif({ result, options }: Report, catalogue: Catalogue): string {
  const rules = rulesOf(result.diagnostics, catalogue);
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const path: PathOf = (file) => pathFrom(options.workspace, result.root, file);
  const fingerprint = createFingerprints(createSources(result.texts));
  const log: Log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'slodocs', semanticVersion: options.version, rules } },
        originalUriBaseIds: { [sourceRoot]: { description: { text: 'The folder of the checkout, or the working directory.' } } },
        columnKind: 'utf16CodeUnits',
        results: result.diagnostics.map((diagnostic) => ({
          ...resultOf(diagnostic, indexes.get(diagnostic.code) ?? -1, path),
          partialFingerprints: { 'slodocs/v1': fingerprint(diagnostic) },
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function resultOf(
  { code, severity, message, help, place, related, fix, plugin }: Diagnostic,
  ruleIndex: number,
  path: PathOf,
): Result {
  return {
    ruleId: code,
    ruleIndex,
    level: levels[severity],
    message: { text: help ? `${message}. ${help}` : message },
    ...(place && place.file !== '' ? { locations: [locationOf(place, path)] } : {}),
    ...(related?.length
      ? {
          relatedLocations: related.map((other, id) => ({
            id: id + 1,
            message: { text: other.message },
            ...locationOf(other.place, path),
          })),
        }
      : {}),
    ...(fix ? { fixes: [fixOf(fix, path)] } : {}),
    ...(plugin ? { properties: { plugin } } : {}),
  };
}

function locationOf(place: Place, path: PathOf): Location {
  const artifactLocation = artifactOf(place, path);
  return { physicalLocation: isWholeFile(place) ? { artifactLocation } : { artifactLocation, region: regionOf(place) } };
}

function fixOf({ title, place, text }: Fix, path: PathOf): SarifFix {
  const replacement = { deletedRegion: regionOf(place), insertedContent: { text } };
  return {
    description: { text: title },
    artifactChanges: [{ artifactLocation: artifactOf(place, path), replacements: [replacement] }],
  };
}

function artifactOf({ file }: Place, path: PathOf): ArtifactLocation {
  return { uri: path(file).split('/').map(encodeURIComponent).join('/'), uriBaseId: sourceRoot };
}

/** The end of a region is the column after its last character, as in a place. */
function regionOf({ start, end }: Place): Region {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

export const levels = { error: 'error', warning: 'warning', info: 'note' } as const;

/** One rule for each code that was reported, sorted. Codes of a site's own plugins are in no catalogue of ours. */
export function rulesOf(diagnostics: readonly Diagnostic[], catalogue: Catalogue): ReportingDescriptor[] {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort(compareText);
  return codes.map((id) => {
    const entry = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
    if (!entry) return { id, shortDescription: { text: id } };
    return {
      id,
      shortDescription: { text: entry.summary },
      help: { text: `To learn more: slodocs explain ${id}` },
      defaultConfiguration: entry.severity === 'off' ? { enabled: false } : { level: levels[entry.severity] },
    };
  });
}
