// Reads a site's configuration alone: its settings, and the shapes of the files that authors write.
import type { BuildOptions, SchemasResult, SettingsResult } from '#model/run';
import { textsOf } from './files/frame-texts.ts';
import { foldersOf, loadConfigure } from './site-folders.ts';
import { withRequest } from './with-request.ts';

/** Reads a site's configuration alone. */
export async function readSettings(options: BuildOptions = {}): Promise<SettingsResult> {
  const { config, ...rest } = await configured(options);
  return { settings: config?.settings, ...rest };
}

/** The shapes of the files that authors write, as JSON Schemas for editors, with the keys that the site's plugins add. */
export async function readSchemas(options: BuildOptions = {}): Promise<SchemasResult> {
  const { config, ...rest } = await configured(options);
  const { schemasOf } = await import('./tools/schemas/schemas.ts');
  return { schemas: config && (await schemasOf(config)), ...rest };
}

function configured(options: BuildOptions) {
  return withRequest(options, false, async (request) => {
    const { configure } = await loadConfigure();
    const config = await configure(request);
    const diagnostics = request.reporter.list();
    const folders = await foldersOf(options);
    return { config, ...folders, diagnostics, texts: await textsOf(diagnostics, folders.root) };
  });
}
