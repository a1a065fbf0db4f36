// Runs a document's own code: its declarations and expressions.
import { codeImage, type TreeBody } from '#model/document';
import { type Place, wholeFile } from '#model/place';

type Scope = Readonly<Record<string, unknown>>;

export interface RunCode {
  readonly declarations: Scope;
  /** The value of the n-th expression; undefined for one that throws. */
  value(n: number): unknown;
}

export interface RunOptions {
  /** React's automatic JSX runtime. */
  readonly runtime: Scope;
  readonly require: (specifier: string) => unknown;
  /** The component for images in the code's JSX. */
  readonly image: (props: Scope) => unknown;
  /** The source, relative to the root. */
  readonly file: string;
  readonly onFault: (thrown: unknown, place: Place) => void;
}

const nothing: RunCode = { declarations: {}, value: () => undefined };

export function runCode(body: TreeBody, scope: Scope, { runtime, require, image, file, onFault }: RunOptions): RunCode {
  let made: { declarations: Scope; values: readonly (() => unknown)[] };
  let running = 0;
  const at = (statement: number): void => {
    running = statement;
  };
  try {
    const { jsx, jsxs, Fragment } = runtime;
    // A page may declare a name of these itself, which is one of the inner function then.
    const parameters = ['_jsx', '_jsxs', '_Fragment', '$scope', 'require', codeImage, '$at'];
    made = new Function(...parameters, `"use strict"; return (() => {\n${body.code}\n})();`)(
      jsx,
      jsxs,
      Fragment,
      scope,
      require,
      image,
      at,
    );
  } catch (thrown) {
    onFault(thrown, body.statements[running] ?? wholeFile(file));
    return nothing;
  }
  return {
    declarations: made.declarations,
    value(n) {
      try {
        return made.values[n]?.();
      } catch (thrown) {
        return onFault(thrown, body.expressions[n] ?? wholeFile(file));
      }
    },
  };
}
