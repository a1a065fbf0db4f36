// Converts a document that an island shows into its exports: a component, and what it declares.
import { type ReactNode, useState } from 'react';

type Scope = Readonly<Record<string, unknown>>;

export interface RunCode {
  readonly declarations: Scope;
  readonly values: readonly (() => unknown)[];
}

/** `run` is the document's own code, `show` its content. Each use has its own declarations for as long as it is mounted. */
export function part(
  scope: Scope,
  run: (scope: Scope) => RunCode,
  show: (values: RunCode['values'], declared: Scope) => ReactNode,
): Scope {
  function Part(props: Scope): ReactNode {
    // The code keeps a reference to its props, so they are refilled in place.
    const [own] = useState(() => {
      const shown: Record<string, unknown> = {};
      return { shown, ...run({ ...scope, props: shown }) };
    });
    for (const name of Object.keys(own.shown)) delete own.shown[name];
    Object.assign(own.shown, props);
    return show(own.values, own.declarations);
  }
  const { toc, frontMatter } = scope;
  return { default: Part, toc, frontMatter, ...run({ ...scope, props: {} }).declarations };
}
