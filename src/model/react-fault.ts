// Parses React's hydration messages for the component and for both versions of its HTML.

export interface Mismatch {
  /** Undefined where React does not show them. */
  readonly printed: { readonly server: string; readonly browser: string } | undefined;
  /** The elements that must not be nested, if that is the reason. */
  readonly nesting: { readonly inner: string; readonly outer: string } | undefined;
}

/** Undefined for anything else that is said. */
export function mismatchIn(message: string): Mismatch | undefined {
  const [, inner, outer] = /^In HTML, (.+?) cannot (?:be|contain) (?:a (?:child|descendant) of )?(<[^<>]+>)/.exec(message) ?? [];
  if (inner !== undefined && outer !== undefined) return { printed: undefined, nesting: { inner, outer } };
  if (!/didn't match the client|hydration-mismatch/.test(message)) return undefined;
  return { printed: printedIn(message), nesting: undefined };
}

/** Names of components in a stack of React's, the innermost first. Elements have names in lower case, methods have a dot. */
export function componentsIn(stack: string): readonly string[] {
  return Array.from(stack.matchAll(/^[ \t]*at ([A-Z][\w$]*)(?= \(|$)/gm), ([, name = '']) => name);
}

const innerHtml = /^dangerouslySetInnerHTML=\{\{__html:"(.*)"\}\}$/;

/** Reads a tree in which lines with `+` are the browser's and lines with `-` the server's. */
function printedIn(message: string): Mismatch['printed'] {
  const lines = message.split('https://react.dev/link/hydration-mismatch').at(-1)?.split('\n') ?? [];
  const first = lines.findIndex((line) => /^[+-] /.test(line));
  if (first === -1) return undefined;
  const rest = lines.slice(first);
  const end = rest.findIndex((line) => !/^[+-] /.test(line));
  const differing = end === -1 ? rest : rest.slice(0, end);
  const of = (sign: string): string =>
    differing
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1).trim())
      .map((text) => innerHtml.exec(text)?.[1] ?? text)
      .join(' ');
  return { server: of('-'), browser: of('+') };
}
