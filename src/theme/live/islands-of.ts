// Converts the islands of a document in a page's module into components, which share the values of its code.
import type { FunctionComponent, ReactNode } from 'react';
import type { RunCode } from './part.ts';

type Scope = Readonly<Record<string, unknown>>;

type Show = (values: RunCode['values'], declared: Scope) => ReactNode;

const nothing: RunCode = { values: [], declarations: {} };

/** `run` is the document's own code, which may call hooks: it runs when the first island is rendered. Null where none shows its values. */
export function islandsOf(
  scope: Scope,
  run: ((scope: Scope) => RunCode) | null,
  all: readonly Show[],
): readonly FunctionComponent[] {
  let own = run ? undefined : nothing;
  return all.map(
    (show) =>
      function Island() {
        own ??= run?.({ ...scope, props: {} }) ?? nothing;
        return show(own.values, own.declarations);
      },
  );
}
