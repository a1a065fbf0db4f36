// Lists the translations of a site with their states.
import type { RunRequest } from '#session/run-request';
import { withStates } from './read-states.ts';
import type { StatusResult, TranslationsOptions } from './translations.ts';

export async function translationStatus(
  request: RunRequest,
  { locales }: TranslationsOptions,
): Promise<Omit<StatusResult, 'texts' | 'root' | 'outDir'>> {
  const {
    translations,
    locales: asked,
    refusal,
  } = await withStates(request, locales, async ({ translations, locales }) => ({
    translations,
    locales,
  }));
  return { translations, locales: asked ?? [], refusal, diagnostics: ofRecords(request) };
}

/** What is wrong with the record itself, or with the configuration. Faults of pages are those of a build. */
export function ofRecords({ reporter }: Pick<RunRequest, 'reporter'>) {
  const own = /^(?:configure|cache|translations\/invalid)/;
  return reporter.list().filter(({ severity, code }) => severity === 'error' && own.test(code));
}
