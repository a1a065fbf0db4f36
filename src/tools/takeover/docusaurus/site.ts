// Gathers what the parts of a Docusaurus config say, where one part of the new configuration takes from several.

import type { Code } from '#model/print/code';
import { absolute, carriedCode, fromRoot } from '../carried-code.ts';
import { filled } from '../draft.ts';
import type { Path } from '../old-settings.ts';
import type { Takeover } from '../old-site.ts';
import type { OldConfig } from '../run-config.ts';
import { openReport, type SiteReport } from '../site-report.ts';

export interface DocusaurusSite extends SiteReport {
  readonly config: OldConfig;
  /** Drafted parts that are joined at the end. */
  readonly docs: Record<string, unknown>[];
  readonly theme: Record<string, unknown>;
  readonly markdown: Record<string, unknown>;
  readonly preset: Record<string, unknown>;
  /** A path as the new configuration has it. */
  path(value: unknown): string | undefined;
  /** The value, or its code where it depends on the environment or on the time. */
  valueOrCode(path: Path, value: unknown): unknown;
  code(path: Path): Code | undefined;
  finish(): void;
}

export function openSite(config: OldConfig, takeover: Takeover): DocusaurusSite {
  const { root, draft } = takeover;
  const docs: Record<string, unknown>[] = [];
  const [theme, markdown, preset]: Record<string, unknown>[] = [{}, {}, {}];
  return {
    ...openReport(takeover, config.file, config.locate),
    config,
    docs,
    theme: theme as Record<string, unknown>,
    markdown: markdown as Record<string, unknown>,
    preset: preset as Record<string, unknown>,
    path: (value) => (typeof value === 'string' ? fromRoot(root, absolute(root, value)) : undefined),
    valueOrCode(path, value) {
      const code = typeof value === 'string' || typeof value === 'boolean' ? carriedCode(config, path) : undefined;
      return code && /\bprocess\b|\bnew Date\b/.test(code.text) ? code : value;
    },
    code: (path) => carriedCode(config, path),
    finish() {
      // Settings that say what is so anyway.
      const isDefault = docs.length === 1 && Object.keys(filled(docs[0] ?? {})).length === 0;
      if (!isDefault) draft.config['docs'] = docs.map(filled);
      draft.config['theme'] = filled(theme as object as Record<string, unknown>);
      draft.config['markdown'] = filled(markdown as object as Record<string, unknown>);
      draft.config['preset'] = preset;
    },
  };
}
