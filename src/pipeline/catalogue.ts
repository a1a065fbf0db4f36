// Merges the diagnostics of all stages into the catalog of the core.
import type { Catalogue } from '#model/diagnostic';
import { configureDiagnostics } from './0-configure/diagnostics.ts';
import { discoverDiagnostics } from './1-discover/diagnostics.ts';
import { parseDiagnostics } from './2-parse/diagnostics.ts';
import { resolveDiagnostics } from './3-resolve/diagnostics.ts';
import { renderDiagnostics } from './5-render/diagnostics.ts';
import { emitDiagnostics } from './6-emit/diagnostics.ts';
import { cacheDiagnostics, pluginDiagnostics, siteCodeDiagnostics } from './context/diagnostics.ts';
import { translationDiagnostics } from './translations/diagnostics.ts';

export const coreCatalogue: Catalogue = {
  ...configureDiagnostics,
  ...discoverDiagnostics,
  ...parseDiagnostics,
  ...resolveDiagnostics,
  ...renderDiagnostics,
  ...emitDiagnostics,
  ...pluginDiagnostics,
  ...siteCodeDiagnostics,
  ...cacheDiagnostics,
  ...translationDiagnostics,
};
