// Turns `:::tip[Title]` containers and `> [!TIP]` quotes into titled boxes, and restores other directives as text.
import type { Plugin } from '#model/plugin';
import { alerts } from './alerts.ts';
import { boxes } from './boxes.ts';
import { createLeftovers } from './leftovers.ts';
import type { AdmonitionsOptions } from './options-schema.ts';

export type { AdmonitionsOptions };

const kinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'] as const;

function isOwnKind(kind: string): kind is (typeof kinds)[number] {
  return (kinds as readonly string[]).includes(kind);
}

/**
 * A box is `div.admonition.admonition-KIND` with `div.admonition-title` and `div.admonition-body`. Its title is the label,
 * the attribute `title`, or the kind itself. The attributes `class` and `id` are kept.
 */
export function admonitions(options: AdmonitionsOptions = {}): Plugin<AdmonitionsOptions> {
  return {
    name: 'admonitions',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'unknown-kind': { severity: 'warning', summary: 'A container bears the name of no admonition.' },
      'unknown-alert': { severity: 'warning', summary: 'A quote begins with the marker of an alert of no known kind.' },
      'unknown-directive': { severity: 'warning', summary: 'A directive in a line or of one line is handled by nobody.' },
    },
    markdown(_, { say }) {
      const known: ReadonlySet<string> = new Set([...kinds, ...(options.keywords ?? [])]);
      const leftovers = createLeftovers(known);
      const titleOf = (kind: string): string => (isOwnKind(kind) ? say(`theme.admonition.${kind}`) : kind);
      // Steps of other plugins may make containers as well.
      const after = { remark: [boxes(known, titleOf), leftovers.mark] };
      return {
        remark: [...(options.alerts === false ? [] : [alerts(known)]), boxes(known, titleOf), leftovers.mark],
        rehype: [leftovers.settle],
        after,
      };
    },
  };
}
