// A document's own code, run: its declarations, and the values of its expressions.
import type { TreeBody } from '#model/document';
import { type Place, wholeFile } from '#model/place';
import type { Reporter } from '../../context/reporter.ts';

type Scope = Readonly<Record<string, unknown>>;

export interface RunCode {
  readonly declarations: Scope;
  /** The value of the n-th expression; one that throws is reported and has none. */
  value(n: number): unknown;
}

const nothing: RunCode = { declarations: {}, value: () => undefined };

export function runCode(body: TreeBody, scope: Scope, runtime: Scope, file: string, reporter: Reporter): RunCode {
  const report = (thrown: unknown, place: Place): undefined => {
    reporter.report({
      code: 'render/code-threw',
      message: `the code threw: ${String(thrown)}`,
      help: 'Expressions, imports and exports of a page run at build time, in Node.',
      place,
    });
  };
  let made: { declarations: Scope; values: readonly (() => unknown)[] };
  try {
    const { jsx, jsxs, Fragment } = runtime;
    made = new Function('_jsx', '_jsxs', '_Fragment', '$scope', `"use strict";\n${body.code}`)(jsx, jsxs, Fragment, scope);
  } catch (thrown) {
    report(thrown, wholeFile(file));
    return nothing;
  }
  return {
    declarations: made.declarations,
    value(n) {
      try {
        return made.values[n]?.();
      } catch (thrown) {
        return report(thrown, body.expressions[n] ?? wholeFile(file));
      }
    },
  };
}
