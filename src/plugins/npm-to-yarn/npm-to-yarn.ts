// Turns `npm2yarn` fences into tabs with the commands for npm, Yarn, pnpm and Bun.
import type { Plugin } from '#model/plugin';
import { type Converter, convertFences } from './convert-fences.ts';
import type { KnownManager, NpmToYarnOptions } from './options-schema.ts';

export type { NpmToYarnOptions };

const labels: Readonly<Record<KnownManager, string>> = { yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' };

type Convert = (command: string, manager: KnownManager) => string;

export function npmToYarn(options: NpmToYarnOptions = {}): Plugin<NpmToYarnOptions> {
  const { converters = ['yarn', 'pnpm', 'bun'], groupId = 'npm2yarn' } = options;
  return {
    name: 'npm-to-yarn',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'no-command': { severity: 'warning', summary: 'A code block for several package managers holds no command of npm.' },
    },
    markdown: () => ({ remark: [convertFences(converters.map(converterOf), groupId ?? undefined)] }),
  };
}

function converterOf(entry: NonNullable<NpmToYarnOptions['converters']>[number]): Converter {
  if (typeof entry !== 'string') return { value: entry[0].toLowerCase(), label: entry[0], load: async () => entry[1] };
  return {
    value: entry,
    label: labels[entry],
    // Most pages have no such fence, and then the package is not needed.
    load: async () => {
      // Its types are those of its CommonJS build, which Node does not take.
      const { default: convert } = (await import('npm-to-yarn')) as unknown as { default: Convert };
      return (command) => convert(command, entry);
    },
  };
}
