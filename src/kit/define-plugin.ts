// Gives plugins the types of the contract.
import type { CheckedOptions, Plugin } from '#model/plugin';

/** Gives a plugin its type. Its `options` are checked, so that they come with a schema; `ctx.state` has the type of its `state`. */
export function definePlugin<Options = unknown, State = undefined>(
  plugin: Plugin<Options, State> & CheckedOptions<Options>,
): Plugin<Options> {
  return plugin;
}
