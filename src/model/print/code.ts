// Defines the type `Code` for text that is JavaScript: all other strings are data.

/** Made by the template tag of `template.ts`, in which everything between `${` and `}` is printed as a literal. */
export class Code {
  private constructor(
    readonly text: string,
    /** Import statements that it needs. */
    readonly imports: readonly Code[],
  ) {}

  /** For a text that is code already, of a file or of a compiler. `test/model/print/walls.test.ts` lists who calls it. */
  static verbatim(text: string, imports: readonly Code[] = []): Code {
    return new Code(text, imports);
  }

  toString(): string {
    return this.text;
  }
}

export function joined(codes: readonly Code[], separator: ',' | ', ' | '\n'): Code {
  return Code.verbatim(codes.map(({ text }) => text).join(separator), importsOf(codes));
}

/** Without repetitions. */
export function importsOf(codes: readonly Code[]): readonly Code[] {
  return [...new Map(codes.flatMap(({ imports }) => imports.map((one) => [one.text, one]))).values()];
}

export function isIdentifier(name: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$\u200C\u200D]*$/u.test(name);
}

/** Throws for a text that is no name, and so could be anything. */
export function identifier(name: string): Code {
  if (!isIdentifier(name)) throw new TypeError(`${JSON.stringify(name)} is no identifier`);
  return Code.verbatim(name);
}
