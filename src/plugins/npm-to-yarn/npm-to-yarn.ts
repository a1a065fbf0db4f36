// Turns `npm2yarn` fences into tabs with the commands for npm, Yarn, pnpm and Bun.
import type { Plugin } from '#model/plugin';
import type { Convert } from './convert-command.ts';
import { type Converter, convertFences } from './convert-fences.ts';
import type { KnownManager, NpmToYarnOptions } from './options-schema.ts';

export type { NpmToYarnOptions };

const labels: Readonly<Record<KnownManager, string>> = { yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' };

export function npmToYarn(options: NpmToYarnOptions = {}): Plugin<NpmToYarnOptions> {
  const { converters = ['yarn', 'pnpm', 'bun'], groupId = 'npm2yarn' } = options;
  return {
    name: 'npm-to-yarn',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'no-command': { severity: 'warning', summary: 'A code block for several package managers holds no command of npm.' },
      unconverted: {
        severity: 'info',
        summary: 'A command of npm has no counterpart that is known for another package manager.',
      },
    },
    markdown: () => ({ remark: [convertFences(converters.map(converterOf), groupId ?? undefined)] }),
  };
}

function converterOf(entry: NonNullable<NpmToYarnOptions['converters']>[number]): Converter {
  if (typeof entry !== 'string') {
    const [label, own] = entry;
    return { value: label.toLowerCase(), label, load: async () => (script) => ({ script: own(script), left: [] }) };
  }
  return {
    value: entry,
    label: labels[entry],
    // Most pages have no such fence, and then the package is not needed.
    load: async () => {
      // Its types are those of its CommonJS build, which Node does not take.
      const { default: convert } = (await import('npm-to-yarn')) as unknown as { default: Convert };
      const [{ convertCommand }, { convertScript }] = await Promise.all([
        import('./convert-command.ts'),
        import('./convert-script.ts'),
      ]);
      return (script) => convertScript(script, (program, words) => convertCommand(program, words, entry, convert));
    },
  };
}
