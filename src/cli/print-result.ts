// Prints the result of a build, a check or a verification in the format that was asked for.
import { type BuildResult, isExplained, readCatalogue, version } from '#index';
import { printJson } from './printers/json.ts';
import { printPretty } from './printers/pretty.ts';
import type { CommandName, Printer, Report } from './printers/report.ts';
import { verboseLines } from './printers/verbose.ts';
import type { Shell } from './shell.ts';

interface FormatRow {
  /** A document that programs read whole: nothing else may be written to the same stream. */
  readonly isDocument: boolean;
  readonly load: () => Printer | Promise<Printer>;
}

const rows = {
  pretty: { isDocument: false, load: () => printPretty },
  json: { isDocument: true, load: () => printJson },
  sarif: {
    isDocument: true,
    async load() {
      const [{ printSarif }, catalogue] = await Promise.all([import('./printers/sarif.ts'), readCatalogue()]);
      return (report) => printSarif(report, catalogue);
    },
  },
  github: { isDocument: false, load: async () => (await import('./printers/github.ts')).printGithub },
  gitlab: { isDocument: true, load: async () => (await import('./printers/gitlab.ts')).printGitlab },
  junit: { isDocument: true, load: async () => (await import('./printers/junit.ts')).printJunit },
} satisfies Readonly<Record<string, FormatRow>>;

type Format = keyof typeof rows;
export const formats = Object.keys(rows) as readonly Format[];

/** How the result of a command is printed. */
export interface PrintFlags {
  readonly format: Format;
  readonly strict?: boolean;
  readonly maxDiagnostics?: number;
  readonly quiet?: boolean;
  /** The file of known problems. */
  readonly baseline?: string;
  readonly verbose?: boolean;
}

/** Loaded before a command runs: a blocked process can load nothing. */
export async function printerFor(format: Format): Promise<Printer> {
  return rows[format].load();
}

/** Prints the report in the requested format even if site code blocks the process for good. */
export function printWhenBlocked(command: CommandName, print: Printer, flags: PrintFlags, shell: Shell): void {
  if (!shell.watched) return;
  const nothing = { ok: false, pages: 0, files: 0, beside: [], trace: [] };
  const work = { replayed: false, parsed: [], rendered: [], written: 0, removed: 0 };
  shell.watched.print = (found) => printResult(command, print, { ...nothing, ...found, outDir: found.root, work }, flags, shell);
}

export function printResult(command: CommandName, print: Printer, result: BuildResult, flags: PrintFlags, shell: Shell): void {
  const { stdout, stderr } = shell.environment;
  const report = reportOf(command, result, flags, shell);
  stdout.write(print(report));
  if (!flags.verbose || !rows[flags.format].isDocument) return;
  const lines = verboseLines(report).map((line) => `${line}\n`);
  stderr.write(lines.join(''));
}

function reportOf(command: CommandName, result: BuildResult, flags: PrintFlags, { environment }: Shell): Report {
  const { stdout, cwd, workspace } = environment;
  return {
    result,
    options: {
      command,
      colors: stdout.colors,
      columns: stdout.columns,
      cwd,
      workspace,
      maxDiagnostics: flags.maxDiagnostics ?? Number.POSITIVE_INFINITY,
      strict: flags.strict ?? false,
      quiet: flags.quiet ?? false,
      baseline: flags.baseline,
      verbose: flags.verbose ?? false,
      version,
      isExplained,
    },
  };
}
