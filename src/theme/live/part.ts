// Converts a document in a page's module into a component, with its exports for other documents.
import { type ReactNode, useState } from 'react';

type Scope = Readonly<Record<string, unknown>>;

export interface RunCode {
  readonly declarations: Scope;
  readonly values: readonly (() => unknown)[];
}

export interface LivePart {
  readonly component: (props: Scope) => ReactNode;
  readonly exports: Scope;
}

/** `run` is the document's own code, `show` its content. Each use has its own declarations for as long as it is mounted. */
export function part(
  scope: Scope,
  run: (scope: Scope) => RunCode,
  show: (values: RunCode['values'], declared: Scope) => ReactNode,
): LivePart {
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
  return { component: Part, exports: { default: Part, toc, frontMatter, ...run({ ...scope, props: {} }).declarations } };
}
