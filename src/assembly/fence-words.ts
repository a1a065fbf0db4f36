// Lists the words that may stand behind the language of a fence, with what the manual says of them.
import type { FenceWord } from '#tools/lsp/vocabulary';
import { frames } from '../plugins/code-highlight/frame-code.ts';
import type { Manual } from './manual-sections.ts';

interface Word extends Omit<FenceWord, 'about'> {
  readonly plugin: string;
  /** As the manual's table has it, where that is not the name. */
  readonly example: string;
}

const words: readonly Word[] = [
  { plugin: 'code-highlight', name: 'title', example: 'title="slo.yaml"', insert: 'title=""', snippet: 'title="$1"' },
  { plugin: 'code-highlight', name: '{1,3}', example: '{2,4-5}', insert: '{}', snippet: '{$1}' },
  { plugin: 'code-highlight', name: 'showLineNumbers', example: 'showLineNumbers' },
  { plugin: 'code-highlight', name: 'collapse', example: 'collapse={1-3}', insert: 'collapse={}', snippet: 'collapse={$1}' },
  { plugin: 'code-highlight', name: 'frame', example: 'frame="terminal"', insert: 'frame=', values: frames },
  { plugin: 'code-highlight', name: 'lang', example: 'lang=yaml', insert: 'lang=' },
  { plugin: 'npm-to-yarn', name: 'npm2yarn', example: 'npm2yarn' },
  { plugin: 'code-tabs', name: 'tab', example: 'tab' },
  { plugin: 'code-files', name: 'file', example: 'file=./slo.yaml#spec', insert: 'file=' },
  { plugin: 'examples', name: 'test', example: 'test' },
  { plugin: 'examples', name: 'setup', example: 'setup' },
  { plugin: 'examples', name: 'continues', example: 'continues="name"', insert: 'continues=""', snippet: 'continues="$1"' },
  { plugin: 'examples', name: 'output', example: 'output' },
  { plugin: 'examples', name: 'fails', example: 'fails' },
  { plugin: 'examples', name: 'skip', example: 'skip="reason"', insert: 'skip=""', snippet: 'skip="$1"' },
  { plugin: 'examples', name: 'files', example: 'files', insert: 'files title=""', snippet: 'files title="$1"' },
  { plugin: 'examples', name: 'check', example: 'check' },
  { plugin: 'examples', name: 'schema', example: 'schema="./slo.json"', insert: 'schema=""', snippet: 'schema="$1"' },
];

/** Those of the plugins that a site has. */
export function fenceWords(plugins: ReadonlySet<string>, manual: Manual): readonly FenceWord[] {
  return words
    .filter(({ plugin }) => plugins.has(plugin))
    .map(({ plugin, example, ...word }) => ({ ...word, about: manual.onFenceWord(example) }));
}
