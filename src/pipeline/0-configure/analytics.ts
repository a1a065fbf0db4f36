// Checks the analytics services of `theme.analytics`, and their options.
import { isAbsolute } from 'node:path';
import type { AnalyticsService } from '#model/analytics';
import type { DiagnosticDraft } from '#model/diagnostic';
import { isSources } from '#model/policy';
import { type ConfigSource, type Path, pathName } from './config-source.ts';

const path: Path = ['theme', 'analytics'];

/** Those of the right shape, in order. */
export function servicesIn(analytics: unknown): readonly AnalyticsService[] {
  return listOf(analytics).filter(isService);
}

function listOf(analytics: unknown): readonly unknown[] {
  return analytics === undefined ? [] : Array.isArray(analytics) ? analytics : [analytics];
}

function isService(value: unknown): value is AnalyticsService {
  const { name, clientModule, loads } = Object(value) as Partial<AnalyticsService>;
  return typeof name === 'string' && typeof clientModule === 'string' && isAbsolute(clientModule) && isSources(loads);
}

export async function analyticsFaults(source: ConfigSource): Promise<readonly DiagnosticDraft[]> {
  const { analytics } = Object(source.value['theme']) as { readonly analytics?: unknown };
  const faults = listOf(analytics).map(async (value, index) => {
    const at = Array.isArray(analytics) ? [...path, index] : path;
    if (!isService(value)) return [await noService(source, value, at)];
    const { optionFaults } = await import('./plugin-options.ts');
    return optionFaults(source, { ...value, kind: 'analytics service', prefix: '' }, at);
  });
  return (await Promise.all(faults)).flat();
}

async function noService({ locate }: ConfigSource, value: unknown, at: Path): Promise<DiagnosticDraft> {
  const { shown } = await import('./faults.ts');
  const isId = typeof value === 'string' && /^G-\w+$/.test(value);
  const call = isId ? `googleAnalytics({ id: '${value}' })` : "plausible({ domain: 'docs.nines.example' })";
  return {
    code: 'configure/invalid-value',
    message: `"${pathName(at)}" must be an analytics service, not ${shown(value)}`,
    help: `Import its function from 'slodocs/plugins' and call it: \`analytics: ${call}\`.`,
    place: locate(at),
  };
}
