// Extends the parser so that links, images and definitions record the position of their address.
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown';
import type { Point } from '#model/place';

/** The data that the extension sets in `node.data`. */
export interface TargetPosition {
  readonly target?: { readonly start: Point; readonly end: Point };
}

/** Sets `node.url` as the standard compiler does, and `node.data.target` to the range of the address itself. */
export const targetPositions: Extension = {
  exit: { resourceDestinationString: setTarget, definitionDestinationString: setTarget },
};

function setTarget(this: CompileContext, token: Token): undefined {
  const url = this.resume();
  const node = this.stack.at(-1) as unknown as { url: string; data?: TargetPosition };
  node.url = url;
  node.data = { ...node.data, target: { start: pointOf(token.start), end: pointOf(token.end) } };
}

function pointOf({ line, column }: Point): Point {
  return { line, column };
}
