// Wraps the process around the command line: arguments, terminals, environment variables and exit.
import { closeSync } from 'node:fs';
import { Writable } from 'node:stream';

/** The process as commands see it. */
export interface Environment {
  /** The command line without the program. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly stdout: Terminal;
  readonly stderr: Terminal;
  /** True in CI, where nobody watches progress. */
  readonly ci: boolean;
  /** Absolute: the folder of the repository's checkout, to which paths in annotations and SARIF are relative. */
  readonly workspace: string;
  /** For a remote cache, whose credentials they hold. */
  readonly variables: Variables;
}

export interface Terminal {
  write(text: string): void;
  readonly tty: boolean;
  readonly colors: boolean;
  /** The width to print for; 160 where the output is no terminal. */
  readonly columns: number;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the process. From here on, a closed pipe is no error. */
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
    variables: { ...env },
    workspace: env.GITHUB_WORKSPACE || env.CI_PROJECT_DIR || cwd,
  };
}

/** Reserves standard output for the report: what site code prints, in workers too, goes to standard error. */
export function reserveStdout(): void {
  const { stdout, stderr } = process;
  stdout.write = stderr.write.bind(stderr) as typeof stdout.write;
}

/** Standard input and output for a protocol that other programs speak. Nothing else is printed there. */
export function protocolStreams(): { readonly input: NodeJS.ReadStream; readonly output: Writable } {
  const { stdin, stdout } = process;
  const output = new Writable({ write: (chunk, _, done) => void Writable.prototype.write.call(stdout, chunk, 'utf8', done) });
  return { input: stdin, output };
}

/** Settles once all output is flushed. */
export async function drained(): Promise<void> {
  await Promise.all([process.stdout, process.stderr].map((stream) => new Promise((resolve) => write(stream, '', resolve))));
}

/** Ends the process now, even with unwritten output or with handles that a plugin left open. */
export function leavingWith(exit: (code: number) => never): (code: number) => never {
  return (code) => {
    // Node would print that it waits for a debugger while the watchdog's inspector session is open.
    if (process.platform !== 'win32') closeSync(process.stderr.fd);
    return exit(code);
  };
}

/** Decides on colours: by NO_COLOR, then FORCE_COLOR, then whether output is a terminal. */
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

/** Uses the stream's own method, even if site code has replaced it. */
function write(stream: NodeJS.WriteStream, text: string, done?: (error?: unknown) => void): void {
  Writable.prototype.write.call(stream, text, 'utf8', done);
}

function forgiveClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
