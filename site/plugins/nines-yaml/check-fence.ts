// Checks the YAML of one fence.
import type { Fix, MetaWord, Place } from 'slodocs/kit';
import type { Fence } from '../code/fences.ts';
import { didYouMean, listed } from '../help.ts';
import { type FoundObject, holdsNines, isForeign, type ReadBlock, readBlock } from './blocks.ts';
import type { Fault, FaultCode } from './fault.ts';
import { faultsOfFragment, readTarget } from './fragment.ts';
import { locate } from './locate.ts';
import type { Validator } from './validator.ts';

export interface Report {
  readonly code: FaultCode | 'invalid-yaml' | 'unknown-kind' | 'unknown-part' | 'valid-after-all';
  readonly message: string;
  readonly help: string;
  readonly place: Place;
  readonly fix?: Fix;
}

/** `invalid` in the opening line marks an example that is deliberately invalid. */
export function checkFence(fence: Fence, validator: Validator): readonly Report[] {
  const target = fence.words.find(({ name }) => name === 'n9');
  const mark = fence.words.find(({ name, value }) => name === 'invalid' && value === undefined);
  if (!target && !holdsNines(fence.text)) {
    return mark ? [reportValidExample(fence, mark, 'the block is marked "invalid", but contains no Nines object')] : [];
  }
  const block = readBlock(fence.text);
  const reports = [
    ...syntaxReports(fence, block),
    ...(target ? checkPart(fence, block, target, validator) : checkObjects(fence, block, validator)),
  ];
  if (!mark) return reports;
  const isMarkWrong = reports.some(({ code }) => code === 'unknown-part');
  if (isMarkWrong) return reports;
  return reports.length > 0 ? [] : [reportValidExample(fence, mark, 'the block is marked "invalid", but is valid')];
}

function reportValidExample(fence: Fence, mark: MetaWord, message: string): Report {
  return { code: 'valid-after-all', message, help: 'Remove the mark.', place: fence.placeOfWord(mark) };
}

function syntaxReports(fence: Fence, { syntax }: ReadBlock): readonly Report[] {
  return syntax.map(({ message, span: [start, end] }) => ({
    code: 'invalid-yaml',
    message: `the block is not valid YAML: ${message}`,
    help: 'Check the indentation and the quotes of this line.',
    place: fence.place(start, end),
  }));
}

function checkObjects(fence: Fence, { objects }: ReadBlock, validator: Validator): readonly Report[] {
  return objects.flatMap((object) => {
    if (isForeign(object)) return [];
    const { kind } = Object(object.value) as { kind?: unknown };
    if (typeof kind !== 'string') {
      const message = 'a Nines object has no "kind"';
      return [
        print(fence, object, {
          code: 'missing-field',
          message,
          help: `Set "kind" to ${listed(validator.kinds, 'or')}.`,
          path: [],
        }),
      ];
    }
    if (!validator.kinds.includes(kind)) {
      const help = didYouMean(kind, validator.kinds, `Valid kinds are ${listed(validator.kinds)}.`);
      const fault = { code: 'wrong-value', message: `unknown kind "${kind}"`, help, path: ['kind'] } as const;
      return [{ ...print(fence, object, fault), code: 'unknown-kind' as const }];
    }
    return validator.faults(kind, object.value).map((fault) => print(fence, object, fault));
  });
}

function checkPart(fence: Fence, { objects, syntax }: ReadBlock, word: MetaWord, validator: Validator): readonly Report[] {
  const written = word.value ?? '';
  const target = readTarget(written, validator.kinds);
  const unknown = (message: string, help: string): Report => ({
    code: 'unknown-part',
    message,
    help,
    place: fence.placeOfWord(word),
  });
  if (!target) {
    const kind = written.replace(/\..*$/s, '');
    return [unknown(`unknown kind "${kind}"`, didYouMean(kind, validator.kinds, `Valid kinds are ${listed(validator.kinds)}.`))];
  }
  const [object] = objects;
  if (!object || syntax.length > 0) return [];
  const { document } = object;
  const root = document.contents as FoundObject['node'];
  const whole = { document, node: root, value: root.toJS(document) as unknown };
  const faults = faultsOfFragment(validator, target.kind, target.path, whole.value);
  if (!faults)
    return [
      unknown(`"${written}" is not part of any object`, 'Write the kind and the path of fields, such as SLO.spec.objectives.'),
    ];
  return faults.map((fault) => print(fence, whole, fault));
}

function print(fence: Fence, { document, node }: FoundObject, fault: Fault): Report {
  const { code, message, help, meant, path } = fault;
  const [start, end] = locate(fence.text, document, node, fault);
  const place = fence.place(start, end);
  const written = fence.text.slice(start, end);
  const isPlain = meant !== undefined && /^[\w-]+$/.test(written) && (fault.isKey ? written === path.at(-1) : true);
  const fix = isPlain ? { fix: { title: `write "${meant}"`, place, text: meant, replaces: written } } : {};
  return { code, message, help, place, ...fix };
}
