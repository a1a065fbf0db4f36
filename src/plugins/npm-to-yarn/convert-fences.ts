// Turns fences with the word `npm2yarn` into tabs.
import type { Code, Parents, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { inCodeLine, inOpeningLine, metaWithout, metaWords } from '#model/fence-meta';
import type { StepData } from '#model/markdown-steps';
import { tabsNode } from '#model/tabs';
import { walk } from '#model/walk';
import type { ConvertedScript } from './convert-script.ts';

export interface Converter {
  readonly value: string;
  readonly label: string;
  load(): Promise<(script: string) => ConvertedScript>;
}

const word = 'npm2yarn';

/** The remark step. */
export function convertFences(converters: readonly Converter[], groupId: string | undefined) {
  return () => async (tree: Root, file: VFile) => {
    const fences: { readonly node: Code; readonly parent: Parents }[] = [];
    walk(tree, 'code', (node, _, parent) => {
      if (parent && metaWords(node.meta ?? '').some(({ text }) => text === word)) fences.push({ node, parent });
    });
    for (const { node, parent } of fences) {
      const meta = metaWithout(node.meta ?? '', { name: word, value: undefined, text: word });
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
  const message = `"${word}" finds no command of npm in this block: every tab would show the same`;
  const help = `Write commands of npm, such as "npm install", or leave "${word}" out.`;
  report({ code: 'no-command', message, help }, inOpeningLine(node, String(file.value), word));
}

function reportLeft(node: Code, file: VFile, command: string, labels: readonly string[]): void {
  const { report } = (file.data as { slodocs: StepData }).slodocs;
  const [words = ''] = command.split(/\r\n|\n|\r/, 1);
  const shown = command.replace(/\s+/g, ' ');
  const message = `"${shown}" is shown as written for ${labels.join(', ')}: no counterpart of it is known`;
  const help =
    'Readers of these tabs get a command of npm. If they need another one, write a block for each manager, with the word "tab".';
  const line = node.value.slice(0, Math.max(0, node.value.indexOf(command))).split(/\r\n|\n|\r/).length - 1;
  report({ code: 'unconverted', message, help }, inCodeLine(node, String(file.value), line, words));
}
