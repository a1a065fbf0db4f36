// Defines the options of examples.
import * as z from 'zod';

export interface ExamplesOptions {
  /** The first command that runs them: `slodocs test` alone, `check` as well, or `build`, too. `'test'` */
  readonly run?: (typeof commands)[number];
  /** What runs the blocks of a language, by the word behind the fence. */
  readonly runners?: Readonly<Record<string, RunnerOptions>>;
  /** `'none'` runs examples as any program of yours, where the system cannot isolate them. */
  readonly isolation?: 'namespaces' | 'none';
  /** Lets examples reach other machines. `false` */
  readonly network?: boolean;
  /** Files and folders that all examples can read, relative to the root: they are in the folder of each. None */
  readonly read?: readonly string[];
  /** Languages whose blocks with a title are files, the types of which are checked: `['ts', 'tsx']`. None */
  readonly types?: readonly (typeof typed)[number][];
  /** Globs of OpenAPI documents, whose servers are answered on this machine. */
  readonly openapi?: readonly string[];
  /** How long an example may take, in seconds. `10` */
  readonly timeLimit?: number;
  /** How much it may print, in kilobytes. `200` */
  readonly outputLimit?: number;
  /** How much it may write, in megabytes. `64` */
  readonly diskLimit?: number;
  /** How much memory each of its processes may have, in megabytes. `2048` */
  readonly memoryLimit?: number;
  /** How many processes and threads it may have at once. `256` */
  readonly processLimit?: number;
}

export interface RunnerOptions {
  /** The program and its arguments; `{file}` stands for the file with the code. */
  readonly command: readonly string[];
  /** The extension of that file. The word behind the fence */
  readonly extension?: string;
  /** A line of code that prints `{mark}`, so that blocks can go on with one another. None */
  readonly between?: string;
}

const commands = ['test', 'check', 'build'] as const;

const typed = ['ts', 'tsx', 'mts', 'cts', 'typescript'] as const;

const runner = z.strictObject({
  command: z.array(z.string().min(1)).min(1),
  extension: z.string().regex(/^\w+$/).optional(),
  between: z.string().includes('{mark}').optional(),
} satisfies Record<keyof RunnerOptions, z.ZodType>);

const limit = z.number().min(1).optional();

export const optionsSchema = z.strictObject({
  run: z.enum(commands).optional(),
  runners: z.record(z.string(), runner).optional(),
  isolation: z.enum(['namespaces', 'none']).optional(),
  network: z.boolean().optional(),
  read: z.array(z.string().min(1)).min(1).optional(),
  types: z.array(z.enum(typed)).min(1).optional(),
  openapi: z.array(z.string().min(1)).min(1).optional(),
  timeLimit: limit,
  outputLimit: limit,
  diskLimit: limit,
  memoryLimit: limit,
  processLimit: limit,
} satisfies Record<keyof ExamplesOptions, z.ZodType>);
