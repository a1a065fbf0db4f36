// Converts consecutive fences with the word `tab` into tabs, one for each language.
import type { Code, Root, RootContent } from 'mdast';
import { inOpeningLine, metaWithout, type Plugin, type StepData, type TabNode, tabsNode, walk } from 'slodocs/kit';
import type { VFile } from 'vfile';
import type { CodeTabsOptions } from './options-schema.ts';
import { readTab, type TabWord } from './read-tab.ts';

export type { CodeTabsOptions };

const usual: Readonly<Record<string, string>> = {
  bash: 'Bash',
  cpp: 'C++',
  cs: 'C#',
  csharp: 'C#',
  css: 'CSS',
  go: 'Go',
  html: 'HTML',
  java: 'Java',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JavaScript',
  kotlin: 'Kotlin',
  php: 'PHP',
  py: 'Python',
  python: 'Python',
  rb: 'Ruby',
  ruby: 'Ruby',
  rust: 'Rust',
  sh: 'Shell',
  shell: 'Shell',
  sql: 'SQL',
  swift: 'Swift',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
};

export function codeTabs(options: CodeTabsOptions = {}): Plugin<CodeTabsOptions> {
  const { labels, groupId = 'code-examples' } = options;
  return {
    name: 'code-tabs',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'invalid-tab': { severity: 'error', summary: 'A code block has an invalid tab.' },
    },
    markdown: () => ({ remark: [joinFences({ ...usual, ...labels }, groupId ?? undefined)] }),
  };
}

type Report = (node: Code, words: string, fault: { readonly message: string; readonly help: string }) => void;

/** The remark step. It looks into lists, quotes and boxes as well. */
function joinFences(labels: Readonly<Record<string, string>>, groupId: string | undefined) {
  return () => (tree: Root, file: VFile) => {
    const { report } = (file.data as { slodocs: StepData }).slodocs;
    const reportAt: Report = (node, words, fault) =>
      report({ code: 'invalid-tab', ...fault }, inOpeningLine(node, String(file.value), words));
    walk(tree, (node) => {
      if (!('children' in node) || !node.children.some((child) => child.type === 'code')) return;
      node.children = joined(node.children, labels, groupId, reportAt) as never;
    });
  };
}

function joined(
  nodes: readonly RootContent[],
  labels: Readonly<Record<string, string>>,
  groupId: string | undefined,
  report: Report,
): readonly RootContent[] {
  const result: RootContent[] = [];
  let tabs: TabNode[] = [];
  const finish = (): void => {
    if (tabs.length > 0) result.push(tabsNode(tabs, groupId));
    tabs = [];
  };
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at] as RootContent;
    const tab = node.type === 'code' ? readTab(node) : undefined;
    if (node.type !== 'code' || !tab) {
      finish();
      result.push(node);
      continue;
    }
    if (tab.fault) report(node, tab.word.text, tab.fault);
    const blocks = spanned(nodes, at, tab, report);
    at += blocks.length - 1;
    const language = node.lang?.toLowerCase() ?? 'text';
    const label = tab.label ?? (Object.hasOwn(labels, language) ? labels[language] : undefined) ?? language;
    const value = tab.label ?? language;
    const isTwice = tabs.some((other) => other.value === value);
    if (isTwice && !tab.fault) report(node, tab.word.text, twice(label));
    if (!isTwice) tabs.push({ value, label, children: blocks });
  }
  finish();
  return result;
}

/** A tab's own block and the following ones in its span, whether they are tabs or not. */
function spanned(nodes: readonly RootContent[], at: number, { word, span }: TabWord, report: Report): readonly Code[] {
  const blocks: Code[] = [];
  for (const node of nodes.slice(at, at + span)) {
    if (node.type !== 'code') break;
    blocks.push(node);
  }
  if (blocks[0] && blocks.length < span) report(blocks[0], word.text, tooFew(span, blocks.length));
  return blocks.map(withoutWord);
}

function withoutWord(fence: Code): Code {
  const tab = readTab(fence);
  return tab ? { ...fence, meta: metaWithout(fence.meta ?? '', tab.word) } : fence;
}

function tooFew(span: number, count: number) {
  const message = `this tab should contain ${span} blocks, but only ${count} ${count === 1 ? 'follows' : 'follow'} one another here`;
  return { message, help: 'Anything other than a code block ends a tab. Correct its "span".' };
}

function twice(label: string) {
  const message = `an earlier tab is also named "${label}"`;
  return { message, help: 'Give it a unique label: `tab="…"`. Text between two blocks starts a new group of tabs.' };
}
