// Reads the process around the command line: its arguments, terminals and environment variables, and the way out of it.
import { closeSync } from 'node:fs';
import { Writable } from 'node:stream';

/** What every command knows of the world. */
export interface Environment {
  /** The command line without the program. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly stdout: Terminal;
  readonly stderr: Terminal;
  /** A machine builds: nobody watches progress. */
  readonly ci: boolean;
  /** Absolute: the folder of the repository's checkout, to which paths in annotations and SARIF are relative. */
  readonly workspace: string;
}

export interface Terminal {
  write(text: string): void;
  readonly tty: boolean;
  readonly colors: boolean;
  /** The width to print for; 160 where the output is no terminal. */
  readonly columns: number;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the process. A reader who has closed the other end of a pipe is no fault from here on. */
export function readEnvironment(): Environment {
  const cwd = process.cwd();
  const { stdout, stderr, env } = process;
  for (const stream of [stdout, stderr]) stream.on('error', forgiveClosedPipe);
  return {
    args: process.argv.slice(2),
    cwd,
    stdout: terminalOf(stdout, env),
    stderr: terminalOf(stderr, env),
    ci: isSet(env.CI),
    workspace: env.GITHUB_WORKSPACE || cwd,
  };
}

/** From here on standard output is the report's alone: what the site's code prints, in threads as well, goes to standard error. */
export function reserveStdout(): void {
  const { stdout, stderr } = process;
  stdout.write = stderr.write.bind(stderr) as typeof stdout.write;
}

/** Settles once all output has reached its reader. */
export async function drained(): Promise<void> {
  await Promise.all([process.stdout, process.stderr].map((stream) => new Promise((resolve) => write(stream, '', resolve))));
}

/** Ends the process now, whatever is still unwritten; something that a plugin left running does not hold it up. */
export function leavingWith(exit: (code: number) => never): (code: number) => never {
  return (code) => {
    // Node would say that it waits for a debugger where the thread that watches over this one still has its inspector.
    if (process.platform !== 'win32') closeSync(process.stderr.fd);
    return exit(code);
  };
}

/** Whether to colour: NO_COLOR, then FORCE_COLOR, then whether somebody looks. */
export function wantsColors(variables: Variables, tty: boolean): boolean {
  if (variables.NO_COLOR) return false;
  if (variables.FORCE_COLOR !== undefined) return !['0', 'false'].includes(variables.FORCE_COLOR);
  return tty && variables.TERM !== 'dumb';
}

function terminalOf(stream: NodeJS.WriteStream, variables: Variables): Terminal {
  const tty = stream.isTTY === true;
  return {
    write: (text) => write(stream, text),
    tty,
    colors: wantsColors(variables, tty),
    get columns() {
      return tty ? Math.max(40, stream.columns || 80) : 160;
    },
  };
}

function isSet(variable: string | undefined): boolean {
  return variable !== undefined && !['', '0', 'false'].includes(variable);
}

/** Whatever the site's code has put in the place of the stream's own method. */
function write(stream: NodeJS.WriteStream, text: string, done?: (error?: unknown) => void): void {
  Writable.prototype.write.call(stream, text, 'utf8', done);
}

function forgiveClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
