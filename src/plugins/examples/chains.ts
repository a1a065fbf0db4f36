// Joins the fences of one page to examples: what is set up, what goes on, and what is to be printed.
import { type CollectedFrom, nearest, type Place } from 'slodocs/kit';
import { isConsole, readConsole } from './console.ts';
import { type Example, type FenceAt, openingOf, type Step } from './example.ts';
import type { Fence } from './fences.ts';
import { familyOf } from './languages.ts';
import type { ExamplesOptions } from './options-schema.ts';

export interface Fault {
  readonly code: 'broken-chain' | 'unused-setup';
  readonly message: string;
  readonly help: string;
  readonly place: Place;
}

export interface ReadPage {
  readonly examples: readonly Example[];
  readonly faults: readonly Fault[];
}

/** The fences of a source in order. */
export function fencesOf(collected: readonly CollectedFrom[]): ReadonlyMap<string, readonly FenceAt[]> {
  const pages = new Map<string, FenceAt[]>();
  for (const { data, place, path } of collected) {
    const fences = pages.get(path) ?? [];
    pages.set(path, fences);
    fences.push({ ...(data as unknown as Fence), place });
  }
  return pages;
}

export function readPage(fences: readonly FenceAt[], options: Pick<ExamplesOptions, 'runners' | 'types'>): ReadPage {
  const family = ({ language }: Pick<Fence, 'language'>): string => familyOf(language, options.runners);
  const examples: Example[] = [];
  const faults: Fault[] = [];
  const setups: FenceAt[] = [];
  const used = new Set<FenceAt>();
  const files: Record<string, string> = {};
  const named = new Map<string, Example>();
  /** What an `output` belongs to: undefined before the first block, and null for a block that is skipped. */
  let latest: Step | null | undefined;
  let chain: Example | undefined;
  const fault = ({ place }: FenceAt, message: string, help: string): void => {
    faults.push({ code: 'broken-chain', message, help, place: openingOf(place) });
  };
  for (const fence of fences) {
    const { words, language, code, place, title } = fence;
    const before = words.setup === undefined ? setups.filter((setup) => family(setup) === family(fence)) : [];
    // One that is skipped may run again.
    const isUse = words.test !== undefined || words.fails !== undefined || words.skip !== undefined || isChecked(fence, options);
    if (isUse) for (const setup of before) used.add(setup);
    if (words.skip !== undefined) {
      if (words.skip === true) fault(fence, 'an example is skipped without a reason', 'Write `skip="the reason"`.');
      latest = null;
    } else if (words.files !== undefined) {
      const path = title === undefined ? undefined : pathInside(title);
      if (path !== undefined) files[path] = `${code}\n`;
      else if (title === undefined) fault(fence, 'an example file has no name', 'Write `files title="name.txt"`.');
      else fault(fence, `"${title}" is outside the folder of the example`, 'Write a path inside the folder, without `..`.');
    } else if (words.output !== undefined) {
      if (latest === undefined)
        fault(fence, 'there is no example before this output', 'An output block must follow the block that prints it.');
      else if (latest?.expected)
        fault(
          fence,
          'the block before this one already has an output',
          'Merge the two outputs, or add the block that prints this one.',
        );
      else if (latest) latest.expected = { text: code, place, line: 0, isJson: language === 'json' };
    } else if (words.setup !== undefined) {
      setups.push(fence);
      latest = undefined;
    } else if (words.continues !== undefined) {
      const name = words.continues === true ? undefined : words.continues;
      chain = name === undefined ? chain : named.get(name);
      latest = null;
      if (!chain) {
        const meant = name === undefined ? undefined : nearest(name, named.keys());
        const help = meant ? `Did you mean "${meant}"?` : 'An example can only continue an earlier example on the same page.';
        fault(
          fence,
          name === undefined ? 'there is no example to continue' : `there is no earlier example named "${name}"`,
          help,
        );
      } else if (chain.fails) {
        fault(
          fence,
          'the example that this one continues is expected to fail',
          'Nothing runs after a failure. Start a new example.',
        );
      } else if (family(chain) === family(fence)) {
        latest = add(chain, fence);
      } else {
        const help = 'Blocks that continue each other must be in the same language.';
        fault(fence, `a "${language}" block continues a "${chain.language}" block`, help);
      }
    } else if (words.test !== undefined || words.fails !== undefined) {
      const name = typeof words.test === 'string' ? words.test : undefined;
      chain = { name, language, steps: [], files: { ...files }, fails: false };
      for (const setup of before) add(chain, setup);
      latest = add(chain, fence);
      if (name !== undefined && named.has(name))
        fault(fence, `two examples on this page are named "${name}"`, 'Rename one of them.');
      else if (name !== undefined) named.set(name, chain);
      examples.push(chain);
    }
  }
  for (const setup of setups) {
    const help = 'Examples use the setups before them on the same page, in the same language.';
    const place = openingOf(setup.place);
    if (!used.has(setup)) faults.push({ code: 'unused-setup', message: 'no example uses this setup', help, place });
  }
  return { examples, faults };

  function add(example: Example, fence: FenceAt): Step | null {
    Object.assign(example.files, files);
    const { code, place, language, words } = fence;
    const steps: Step[] = isConsole(language) ? readConsole(code, place) : [{ code, place, line: 0 }];
    if (steps.length === 0) fault(fence, 'this block contains no command', 'Commands begin with `$ `.');
    example.steps.push(...steps);
    if (words.fails !== undefined) example.fails = true;
    return steps.at(-1) ?? null;
  }
}

/** Its types are checked, or its data. */
export function isChecked({ words, language, title }: Fence, { types = [] }: Pick<ExamplesOptions, 'types'>): boolean {
  const isFile = title !== undefined && types.some((one) => one === language);
  return words.skip === undefined && (words.schema !== undefined || words.check !== undefined || isFile);
}

/** Undefined for one that leaves the folder of the example. */
export function pathInside(title: string): string | undefined {
  const isInside = !/^[/\\~]|^[a-z]:|\\|\0/i.test(title) && title.split('/').every((part) => !/^(?:\.{0,2})$/.test(part));
  return isInside ? title : undefined;
}
