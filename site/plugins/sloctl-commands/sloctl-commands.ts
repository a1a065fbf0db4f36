// Checks every sloctl call in code against the command table.
import type { Root } from 'hast';
import { definePlugin, type Place, type ThreadContext } from 'slodocs';
import type { VFile } from 'vfile';
import { type Fence, fencesOf } from '../code/fences.ts';
import { inlineCodeOf } from '../code/inline-code.ts';
import { callsIn, typedText } from './calls.ts';
import { checkCall } from './check-call.ts';
import type { CallFault } from './read-call.ts';
import { scriptsIn } from './scripts.ts';

const shells: ReadonlySet<string> = new Set(['bash', 'sh', 'shell', 'zsh']);
const consoles: ReadonlySet<string> = new Set(['console', 'shell-session', 'text', 'txt']);
const pipelines: ReadonlySet<string> = new Set(['yaml', 'yml']);
const languages: ReadonlySet<string> = new Set([...shells, ...consoles, ...pipelines]);

/** The word `invalid` marks a shell code block as deliberately invalid; marking a valid block is an error. */
export function sloctlCommands() {
  return definePlugin({
    name: 'sloctl-commands',
    apiVersion: 1,
    diagnostics: {
      'unknown-command': { severity: 'error', summary: 'A sloctl call names an unknown command.' },
      'unknown-flag': { severity: 'error', summary: 'A sloctl call has a flag that its command does not support.' },
      'missing-value': { severity: 'error', summary: 'A sloctl flag is missing its value.' },
      'wrong-value': { severity: 'error', summary: 'A sloctl flag or argument has an invalid value.' },
      'missing-argument': { severity: 'error', summary: 'A sloctl call is missing an argument or a flag.' },
      'surplus-argument': { severity: 'error', summary: 'A sloctl call has more arguments than its command takes.' },
      conflict: { severity: 'error', summary: 'Two parts of a sloctl call conflict.' },
      'valid-after-all': { severity: 'error', summary: 'A block marked as invalid is valid.' },
    },
    // Uses an HTML step: Markdown steps would prevent the native parser from handling pages with components.
    markdown: (_settings, ctx) => ({ before: { rehype: [() => (tree: Root, file: VFile) => checkPage(tree, file, ctx)] } }),
  });
}

async function checkPage(tree: Root, file: VFile, { report }: ThreadContext): Promise<void> {
  const source = String(file.value);
  if (!source.includes('sloctl') && !source.includes('file=')) return;
  const reportAll = (faults: readonly CallFault[], placeOf: (start: number, end: number) => Place): void => {
    for (const { code, message, help, start, end, meant, replaces } of faults) {
      const place = placeOf(start, end);
      // Skips quoted values: the fix would remove the quotes.
      const isPlain = meant !== undefined && replaces?.length === end - start;
      const fix = isPlain ? { fix: { title: `write "${meant}"`, place, text: meant, replaces } } : {};
      report({ code, message, help, place, ...fix });
    }
  };
  for (const fence of await fencesOf(tree, file, languages)) {
    const faults = faultsOf(fence);
    const mark = shells.has(fence.language) && fence.words.find(({ name, value }) => name === 'invalid' && value === undefined);
    if (!mark) reportAll(faults, fence.place);
    else if (faults.length === 0) {
      const message = 'the block is marked "invalid", but is valid';
      report({ code: 'valid-after-all', message, help: 'Remove the mark.', place: fence.placeOfWord(mark) });
    }
  }
  for (const { text, place } of inlineCodeOf(tree, file)) {
    if (text.startsWith('sloctl '))
      reportAll(
        callsIn(text).flatMap((call) => checkCall(call, true)),
        place,
      );
  }
}

function faultsOf({ language, text }: Fence): readonly CallFault[] {
  if (!text.includes('sloctl')) return [];
  if (!pipelines.has(language)) return callsIn(typedText(text, consoles.has(language))).flatMap((call) => checkCall(call, false));
  return scriptsIn(text).flatMap(({ text: script, start }) => {
    const faults = callsIn(script).flatMap((call) => checkCall(call, false));
    return faults.map((fault) => ({ ...fault, start: fault.start + start, end: fault.end + start }));
  });
}
