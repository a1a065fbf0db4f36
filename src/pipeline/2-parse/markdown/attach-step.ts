// Attaches steps of plugins to a processor, each apart from others, and finds those that do nothing.
import type { Pluggable, Processor, Plugin as UnifiedPlugin } from 'unified';
import type { VFile } from 'vfile';
import type { Context } from '#context/context';
import { pluginOrigin } from '#context/hooks';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Plugin } from '#model/plugin';
import { stepLists } from '#model/user-config';

export type Transformer = (tree: never, file: VFile, next?: never) => unknown;

export type Attacher = (this: Processor, ...options: unknown[]) => ReturnType<UnifiedPlugin>;

/** A step that two plugins use is two steps: unified would take it for one that is set up anew. */
export function apart(step: Pluggable): Pluggable {
  const [attacher, ...options] = (Array.isArray(step) ? step : [step]) as [Attacher, ...unknown[]];
  if (options[0] === false) return () => undefined;
  return function attach(this: Processor) {
    return attacher.apply(this, options);
  };
}

/** Calls `idle` for a step that gives no function and adds nothing to the parser: it can do nothing. */
export function noting(step: Pluggable, idle: () => void): Pluggable {
  const attach = apart(step) as Attacher;
  if (Array.isArray(step) && step[1] === false) return attach as Pluggable;
  return function attachNoting(this: Processor) {
    const size = sizeOf(this.data());
    const run = attach.call(this);
    if (run === undefined && sizeOf(this.data()) === size && !this.parser && !this.compiler) idle();
    return run;
  } as Pluggable;
}

/** Grows with every extension of the parser: they stand in lists. */
function sizeOf(data: object): number {
  return Object.values(data).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);
}

export function idleStep({ config }: Context, plugin: Plugin, list: string, index: number): DiagnosticDraft {
  const isOfConfig = plugin === config.steps;
  const name = isOfConfig ? stepLists[list as keyof typeof stepLists] : list;
  return {
    code: 'plugin/idle-step',
    message: `step ${index + 1} in the list "${name}" of ${isOfConfig ? '"markdown"' : `the plugin "${plugin.name}"`} does nothing: it gives no function`,
    help: 'A step is a function that returns the function which changes the tree: `() => (tree, file) => { … }`.',
    ...pluginOrigin(config, plugin, 'markdown'),
    ...(isOfConfig ? { place: config.locate(['markdown', name, index]) } : {}),
  };
}
