// Defines the options of examples.
import * as z from 'zod';

export interface ExamplesOptions {
  /** The commands that run them: `slodocs test` only, also `check`, or also `build`. `'test'` */
  readonly run?: (typeof commands)[number];
  /** The runners of blocks, by the language of the fence. */
  readonly runners?: Readonly<Record<string, RunnerOptions>>;
  /** `'none'` runs examples like any other program, if the system cannot isolate them. */
  readonly isolation?: 'namespaces' | 'none';
  /** Lets examples access other machines. `false` */
  readonly network?: boolean;
  /** Files and folders that all examples can read, relative to the root; each example finds them in its folder. None */
  readonly read?: readonly string[];
  /** Languages whose titled blocks are files with types to check: `['ts', 'tsx']`. None */
  readonly types?: readonly (typeof typed)[number][];
  /** Globs of OpenAPI documents whose servers are mocked on this machine. */
  readonly openapi?: readonly string[];
  /** The time limit for an example, in seconds. `10` */
  readonly timeLimit?: number;
  /** The output limit, in kilobytes. `200` */
  readonly outputLimit?: number;
  /** The limit for written files, in megabytes. `64` */
  readonly diskLimit?: number;
  /** The memory limit for each of its processes, in megabytes. `2048` */
  readonly memoryLimit?: number;
  /** The maximum number of simultaneous processes and threads. `256` */
  readonly processLimit?: number;
}

export interface RunnerOptions {
  /** The program and its arguments; `{file}` is replaced by the file with the code. */
  readonly command: readonly string[];
  /** The extension of that file. The language of the fence */
  readonly extension?: string;
  /** A line of code that prints `{mark}`, so that blocks can continue each other. None */
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
