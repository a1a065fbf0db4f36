// Converts `npm2yarn` fences into tabs with the commands for npm, Yarn, pnpm and Bun.

import type { Code, Parents, Root, RootContent } from 'mdast';
import { inCodeLine, inOpeningLine, metaWithout, metaWords, type Plugin, type StepData, tabsNode, walk } from 'slodocs/kit';
import type { VFile } from 'vfile';
import type { Convert } from './convert-command.ts';
import type { ConvertedScript } from './convert-script.ts';
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
      'no-command': { severity: 'warning', summary: 'A code block for several package managers contains no npm command.' },
      unconverted: {
        severity: 'info',
        summary: 'An npm command has no known counterpart in another package manager.',
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

interface Converter {
  readonly value: string;
  readonly label: string;
  load(): Promise<(script: string) => ConvertedScript>;
}

const word = 'npm2yarn';

/** The remark step. */
function convertFences(converters: readonly Converter[], groupId: string | undefined) {
  return () => async (tree: Root, file: VFile) => {
    const fences: { readonly node: Code; readonly parent: Parents }[] = [];
    walk(tree, 'code', (node, _, parent) => {
      if (parent && metaWords(node.meta ?? '').some(({ text }) => text === word)) fences.push({ node, parent });
    });
    for (const { node, parent } of fences) {
      const meta = metaWithout(node.meta ?? '', { text: word });
      const tab = (value: string, label: string, code: string) => ({ value, label, children: [{ ...node, meta, value: code }] });
      const tabs = [tab('npm', 'npm', node.value)];
      const left = new Map<string, string[]>();
      for (const { value, label, load } of converters) {
        const converted = (await load())(node.value);
        tabs.push(tab(value, label, converted.script));
        for (const command of converted.left) left.set(command, [...(left.get(command) ?? []), label]);
      }
      if (converters.length > 0 && tabs.every(({ children }) => children[0]?.value === node.value)) reportNone(node, file);
      else for (const [command, labels] of left) reportLeft(node, file, command, [...new Set(labels)]);
      const children: RootContent[] = parent.children;
      children[children.indexOf(node)] = tabsNode(tabs, groupId);
    }
  };
}

function reportNone(node: Code, file: VFile): void {
  const { report } = (file.data as { slodocs: StepData }).slodocs;
  const message = `"${word}" finds no npm command in this block, so every tab would show the same text`;
  const help = `Write npm commands, such as "npm install", or remove "${word}".`;
  report({ code: 'no-command', message, help }, inOpeningLine(node, String(file.value), word));
}

function reportLeft(node: Code, file: VFile, command: string, labels: readonly string[]): void {
  const { report } = (file.data as { slodocs: StepData }).slodocs;
  const [words = ''] = command.split(/\r\n|\n|\r/, 1);
  const shown = command.replace(/\s+/g, ' ');
  const message = `"${shown}" is shown unchanged for ${labels.join(', ')}, because it has no known counterpart`;
  const help =
    'These tabs show the npm command. If readers need another one, write a block for each package manager, with the word "tab".';
  const line = node.value.slice(0, Math.max(0, node.value.indexOf(command))).split(/\r\n|\n|\r/).length - 1;
  report({ code: 'unconverted', message, help }, inCodeLine(node, String(file.value), line, words));
}
