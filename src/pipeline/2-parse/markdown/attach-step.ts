// Attaches plugins' steps to a unified processor, each as a separate step, and finds those that do nothing.
import type { Pluggable, Processor, Plugin as UnifiedPlugin } from 'unified';
import type { VFile } from 'vfile';
import type { Context } from '#context/context';
import { pluginOrigin } from '#context/hook-faults';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Plugin } from '#model/plugin';
import { stepLists } from '#model/user-config';

export type Transformer = (tree: never, file: VFile, next?: never) => unknown;

export type Attacher = (this: Processor, ...options: unknown[]) => ReturnType<UnifiedPlugin>;

/** Wraps a step so that two plugins can use the same one: unified would otherwise reconfigure the first. */
export function apart(step: Pluggable): Pluggable {
  const [attacher, ...options] = (Array.isArray(step) ? step : [step]) as [Attacher, ...unknown[]];
  if (options[0] === false) return () => undefined;
  return function attach(this: Processor) {
    return attacher.apply(this, options);
  };
}

/** Calls `idle` for a step that returns no transformer and does not extend the parser: it has no effect. */
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

/** The number of parser extensions, which are kept in lists. */
function sizeOf(data: object): number {
  return Object.values(data).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);
}

export function idleStep({ config }: Context, plugin: Plugin, list: string, index: number): DiagnosticDraft {
  const isOfConfig = plugin === config.steps;
  const name = isOfConfig ? stepLists[list as keyof typeof stepLists] : list;
  return {
    code: 'plugin/idle-step',
    message: `step ${index + 1} in the list "${name}" of ${isOfConfig ? '"markdown"' : `the plugin "${plugin.name}"`} does nothing, because it does not return a function`,
    help: 'A step is a function that returns another function, which changes the tree: `() => (tree, file) => { … }`.',
    ...pluginOrigin(config, plugin, 'markdown'),
    ...(isOfConfig ? { place: config.locate(['markdown', name, index]) } : {}),
  };
}
