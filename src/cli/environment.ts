// The process around the command line: its arguments, terminals and environment variables, and the way out of it.

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
  for (const stream of [process.stdout, process.stderr]) stream.on('error', forgiveClosedPipe);
  return {
    args: process.argv.slice(2),
    cwd,
    stdout: terminalOf(process.stdout, process.env),
    stderr: terminalOf(process.stderr, process.env),
    ci: isSet(process.env.CI),
    workspace: process.env.GITHUB_WORKSPACE || cwd,
  };
}

/** Ends the process once all output has reached its reader; something that a plugin left running does not hold it up. */
export async function leave(code: number): Promise<never> {
  process.exitCode = code;
  await Promise.all([process.stdout, process.stderr].map(drained));
  return process.exit();
}

/** Ends the process now, whatever is still unwritten. */
export function leaveAtOnce(code: number): never {
  return process.exit(code);
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
    write: (text) => void stream.write(text),
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

function drained(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => stream.write('', () => resolve()));
}

function forgiveClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
