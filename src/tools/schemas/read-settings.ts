// Reads a site's configuration alone: its settings, and the shapes of the files that authors write.
import type { Config } from '#model/config';
import type { JsonObject } from '#model/json';
import type { BuildResult } from '#model/run';
import type { Settings } from '#model/settings';
import type { RunRequest } from '#session/run-request';

type Answer<Result extends { diagnostics: unknown }, Own extends keyof Result> = Pick<Result, Own | 'diagnostics'>;

export async function readSettings(request: RunRequest): Promise<Answer<SettingsResult, 'settings'>> {
  const config = await configured(request);
  return { settings: config?.settings, diagnostics: request.reporter.list() };
}

/** As JSON Schemas for editors, with the keys that the site's plugins add. */
export async function readSchemas(request: RunRequest): Promise<Answer<SchemasResult, 'schemas'>> {
  const config = await configured(request);
  const { schemasOf } = await import('./schemas.ts');
  return { schemas: config && (await schemasOf(config)), diagnostics: request.reporter.list() };
}

async function configured(request: RunRequest): Promise<Config | undefined> {
  const { configure } = await import('#pipeline/0-configure/configure');
  return configure(request);
}

export interface SettingsResult extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'> {
  /** Undefined when the configuration is faulty. */
  readonly settings: Settings | undefined;
  /** Absolute. */
  readonly cacheDir: string;
}

export interface SchemasResult extends Omit<SettingsResult, 'settings'> {
  /** By kind of file, such as `front-matter`. Undefined when the configuration is faulty. */
  readonly schemas: Readonly<Record<string, JsonObject>> | undefined;
}
