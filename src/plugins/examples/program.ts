// Makes the file of an example that is run from its blocks, and finds the line of a block in what it prints.
import type { Example } from './example.ts';
import { mark, type Runner } from './runners.ts';

export interface Program {
  /** The name of its file, which no `ls` lists. */
  readonly file: string;
  readonly text: string;
  /** Of each line of what was written: the step, and the number of its line, from 0. */
  readonly origins: readonly (readonly [step: number, line: number])[];
  /** Of the file that messages name. */
  readonly shown: string;
}

export function makeProgram({ steps }: Pick<Example, 'steps'>, { extension, between }: Runner): Program {
  const lines: string[] = [];
  const origins: (readonly [number, number])[] = [];
  for (const [n, { code }] of steps.entries()) {
    const own = code.split('\n');
    if (n > 0 && between !== undefined) {
      lines.push(between);
      origins.push([n, 0]);
    }
    lines.push(...own);
    origins.push(...own.map((_, line) => [n, line] as const));
  }
  const text = `${lines.join('\n')}\n`;
  const isCommon = extension === 'mjs' && /\brequire\(|\bmodule\.exports\b/.test(text) && !/^(?:import|export)\b/m.test(text);
  const file = `.example.${isCommon ? 'cjs' : extension}`;
  return { file, text, origins, shown: file };
}

/** The file of a program without its types. */
export const typedFile = '.example.mjs';

/** Node takes no types: modules of the page become one, and what else it imports stays. Throws an `UntranslatedFault`. */
export async function transpiled(program: Program, files: Readonly<Record<string, string>>): Promise<Program> {
  const { build } = await import('esbuild');
  const texts: Readonly<Record<string, string>> = { ...files, [program.file]: program.text };
  const { outputFiles, errors } = await build({
    entryPoints: [program.file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'silent',
    outfile: typedFile,
    plugins: [
      {
        name: 'files of the page',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /.*/ }, ({ path, kind }) => {
            const plain = path.replace(/^\.\//, '');
            const found = [plain, `${plain}.ts`, plain.replace(/\.js$/, '.ts')].find((one) => Object.hasOwn(texts, one));
            if (found !== undefined && (kind === 'entry-point' || path.startsWith('./')))
              return { path: found, namespace: 'page' };
            return { path, external: true };
          });
          onLoad({ filter: /.*/, namespace: 'page' }, ({ path }) => ({
            contents: texts[path] ?? '',
            loader: path.endsWith('.json') ? 'json' : 'ts',
          }));
        },
      },
    ],
  }).catch((thrown: unknown) => thrown as { readonly errors: readonly Message[]; readonly outputFiles: undefined });
  if (!outputFiles) throw new UntranslatedFault(errors[0]);
  return { ...program, file: typedFile, text: outputFiles[0]?.text ?? '' };
}

interface Message {
  readonly text: string;
  readonly location: { readonly line: number } | null;
}

/** The code is no TypeScript. */
export class UntranslatedFault extends Error {
  /** The number of the line in the program, from 1. */
  readonly line: number | undefined;
  constructor(message: Message | undefined) {
    super(message?.text ?? 'it cannot be read');
    this.line = message?.location?.line;
  }
}

/** What each block has printed. Blocks that nothing separates have printed it all together. */
export function split(output: string): readonly string[] {
  return output.split(mark);
}

/** Where a message of the language says that the program failed: the step and the line, from 0. */
export function failedAt({ shown, file, origins }: Program, output: string): readonly [number, number] | undefined {
  const found = [...output.matchAll(/\.example\.\w+(?:", line |: line |: |:)(\d+)/g)].filter(
    ([text]) => text.startsWith(shown) || text.startsWith(file),
  );
  // Python names the innermost call last, others first.
  const line = (shown.endsWith('.py') ? found.at(-1) : found[0])?.[1];
  return line === undefined ? undefined : origins[Number(line) - 1];
}
