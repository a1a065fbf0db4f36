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
];

/** Those of the plugins that a site has. */
export function fenceWords(plugins: ReadonlySet<string>, manual: Manual): readonly FenceWord[] {
  return words
    .filter(({ plugin }) => plugins.has(plugin))
    .map(({ plugin, example, ...word }) => ({ ...word, about: manual.onFenceWord(example) }));
}
