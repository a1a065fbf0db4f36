// Turns fences with the word `npm2yarn` into tabs.
import type { Code, Parents, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { inOpeningLine, metaWithout, metaWords } from '#model/fence-meta';
import type { StepData } from '#model/markdown-steps';
import { tabsNode } from '#model/tabs';
import { walk } from '#model/walk';

export interface Converter {
  readonly value: string;
  readonly label: string;
  load(): Promise<(command: string) => string>;
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
      for (const { value, label, load } of converters) tabs.push(tab(value, label, (await load())(node.value)));
      if (converters.length > 0 && tabs.every(({ children }) => children[0]?.value === node.value)) reportNone(node, file);
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
