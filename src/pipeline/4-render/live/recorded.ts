// Records elements instead of making them, for printing into the module of a page.

/** An element that was asked for. */
export class Recorded {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;

  constructor(type: unknown, props: Readonly<Record<string, unknown>>) {
    this.type = type;
    this.props = props;
  }
}

/** How the member begins that remembers what props were spread from. No name of a prop can begin so. */
const spreadMark = '\0';

/** A value that is known where the module runs: its code. */
export class Reference {
  readonly #code: string;

  /** Spread into props, it leaves a member in its place. */
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

/** Stands for React's JSX runtime. */
export const recorder = {
  Fragment: new Reference('_Fragment'),
  jsx: (type: unknown, props: Readonly<Record<string, unknown>>) => new Recorded(type, props),
  jsxs: (type: unknown, props: Readonly<Record<string, unknown>>) => new Recorded(type, props),
};
