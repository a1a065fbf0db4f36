// Checks every call of sloctl in code against the table of its commands.
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

/** A fence in a shell with the word `invalid` is wrong on purpose, which is a fault where it is right. */
export function sloctlCommands() {
  return definePlugin({
    name: 'sloctl-commands',
    apiVersion: 1,
    diagnostics: {
      'unknown-command': { severity: 'error', summary: 'A call of sloctl names a command that there is none of.' },
      'unknown-flag': { severity: 'error', summary: 'A call of sloctl has a flag that its command does not have.' },
      'missing-value': { severity: 'error', summary: 'A flag of sloctl takes a value and has none.' },
      'wrong-value': { severity: 'error', summary: 'A flag or an argument of sloctl has a value of another kind.' },
      'missing-argument': { severity: 'error', summary: 'A call of sloctl lacks an argument or a flag.' },
      'surplus-argument': { severity: 'error', summary: 'A call of sloctl has more arguments than its command takes.' },
      conflict: { severity: 'error', summary: 'Two parts of a call of sloctl do not go together.' },
      'valid-after-all': { severity: 'error', summary: 'A block that is marked as wrong is right.' },
    },
    // A step for HTML: those for Markdown would keep pages with components from the native parser.
    markdown: (_settings, ctx) => ({ before: { rehype: [() => (tree: Root, file: VFile) => checkPage(tree, file, ctx)] } }),
  });
}

async function checkPage(tree: Root, file: VFile, { report }: ThreadContext): Promise<void> {
  const source = String(file.value);
  if (!source.includes('sloctl') && !source.includes('file=')) return;
  const reportAll = (faults: readonly CallFault[], placeOf: (start: number, end: number) => Place): void => {
    for (const { code, message, help, start, end, meant, replaces } of faults) {
      const place = placeOf(start, end);
      // Of a quoted value the quotes would go.
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
      const message = 'the block is marked "invalid", and is right';
      report({ code: 'valid-after-all', message, help: 'Leave the mark out.', place: fence.placeOfWord(mark) });
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
