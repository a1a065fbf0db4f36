// Turns consecutive fences with the word `tab` into tabs, one for each language.
import type { Plugin } from '#model/plugin';
import { joinFences } from './join-fences.ts';
import type { CodeTabsOptions } from './options-schema.ts';

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
      'invalid-tab': { severity: 'error', summary: 'A code block cannot be the tab that it wants to be.' },
    },
    markdown: () => ({ remark: [joinFences({ ...usual, ...labels }, groupId ?? undefined)] }),
  };
}
