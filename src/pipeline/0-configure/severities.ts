// Resolves policies and severities in a config to one severity per diagnostic code.
import type { DiagnosticDraft, Severity } from '#model/diagnostic';
import { nearest } from '#model/nearest';
import type { Policy, UserConfig } from '#model/user-config';
import { type ConfigSource, renameKey } from './config-source.ts';

const policyCodes: readonly {
  readonly of: (config: Partial<UserConfig>) => Policy | undefined;
  readonly codes: readonly string[];
}[] = [
  { of: (config) => config.onBrokenLinks, codes: ['resolve/broken-link', 'render/broken-link'] },
  { of: (config) => config.onBrokenAnchors, codes: ['resolve/broken-anchor'] },
  { of: (config) => config.onDuplicateRoutes, codes: ['resolve/duplicate-route'] },
  { of: (config) => config.markdown?.hooks?.onBrokenMarkdownImages, codes: ['resolve/broken-image'] },
];

const policySeverities = { throw: 'error', warn: 'warning', log: 'info', ignore: 'off' } as const;

/** An entry of `severity` overrides a policy. */
export function severitiesOf(config: Partial<UserConfig>): Record<string, Severity> {
  const severities: Record<string, Severity> = {};
  for (const { of, codes } of policyCodes) {
    const policy = of(config);
    if (!policy) continue;
    for (const code of codes) severities[code] = policySeverities[policy];
  }
  return { ...severities, ...config.severity };
}

/** Reports unknown keys of `severity`, whatever their values. */
export function unknownCodes(source: ConfigSource, codes: readonly string[]): DiagnosticDraft[] {
  const known = new Set(codes);
  const written = source.value['severity'];
  // A wrong type of the whole is reported elsewhere.
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return [];
  return Object.keys(written).flatMap((code) => {
    if (known.has(code)) return [];
    const near = nearest(code, codes);
    const fix = near && renameKey(source, ['severity', code], near);
    return {
      code: 'configure/unknown-code',
      message: `there is no code "${code}"`,
      help: near ? `Did you mean "${near}"?` : 'Every diagnostic starts with its code, such as "resolve/broken-link".',
      place: source.locate(['severity', code], 'key'),
      ...(fix ? { fix } : {}),
    };
  });
}
