// Records elements instead of creating them, so that they can be printed into the page's module.
import type { Import } from '#model/document';
import type { Part } from '#model/page-parts';
import type { Composing } from '../body/compose-element.ts';

/** A recorded element. */
export class Recorded {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;

  constructor(type: unknown, props: Readonly<Record<string, unknown>>) {
    this.type = type;
    this.props = props;
  }
}

/** The prefix of the key that records a spread into props. No prop's name can begin with it. */
const spreadMark = '\0';

/** A value known only when the module runs: its code. */
export class Reference {
  readonly #code: string;

  /** When spread into props, leaves a key in its place. */
  constructor(code: string) {
    this.#code = code;
    Object.defineProperty(this, `${spreadMark}${code}`, { value: this, enumerable: true });
  }

  get code(): string {
    return this.#code;
  }
}

export function isSpread(name: string): boolean {
  return name.startsWith(spreadMark);
}

/** Replaces React's JSX runtime. */
export const recorder = {
  Fragment: new Reference('_Fragment'),
  jsx: (type: unknown, props: Readonly<Record<string, unknown>>) => new Recorded(type, props),
  jsxs: (type: unknown, props: Readonly<Record<string, unknown>>) => new Recorded(type, props),
};

export interface PartPrinting extends Composing {
  /** The name of an import's module in the code; undefined for one that no browser can load. */
  readonly moduleOfImport: (part: Part, imported: Import) => string | undefined;
  /** Renders a part as static HTML. */
  readonly htmlOfPart: (part: Part) => string;
}
