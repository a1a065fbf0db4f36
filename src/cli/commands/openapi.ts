// Registers `slodocs openapi diff`, which lists what changes between two specifications of an API.
import { type Command, Option } from 'commander';
import { type ApiComparison, compareSpecifications } from '#index';
import { exitCodes, UsageError } from '../exit-codes.ts';
import { printDiagnostics } from '../printers/pretty.ts';
import type { Act, Shell } from '../shell.ts';
import { nonEmpty } from '../site-options.ts';

const examples = `
Examples:
  slodocs openapi diff old.yaml new.yaml
  slodocs openapi diff old.yaml new.yaml --strict            for CI: exit with 1 if clients can fail
  slodocs openapi diff old.yaml new.yaml --format markdown   for a release note

Exit codes: 0 compared, 1 problems in a specification, or breaking changes with --strict, 2 invalid command line.`;

type Format = 'pretty' | 'json' | 'markdown' | 'gitlab' | 'junit';
const formats: readonly Format[] = ['pretty', 'json', 'markdown', 'gitlab', 'junit'];

interface DiffFlags {
  readonly format: Format;
  readonly strict?: boolean;
}

export function registerOpenApi(program: Command, shell: Shell, act: Act): void {
  const openapi = program.command('openapi').description('compare OpenAPI specifications');
  openapi
    .command('diff')
    .description('list what changes between two specifications, and what breaks clients')
    .argument('<old>', 'an OpenAPI 3.0, 3.1 or 3.2 specification, as YAML or JSON', nonEmpty)
    .argument('<new>', 'the same for the later version', nonEmpty)
    .addOption(
      new Option('--format <format>', 'the output format: for people, programs, a release note, GitLab, or a test report')
        .choices(formats)
        .default('pretty'),
    )
    .option('--strict', 'exit with 1 if there are breaking changes')
    .addHelpText('after', examples)
    .action((old: string, next: string, flags: DiffFlags) => act(undefined, () => diff([old, next], flags, shell)));
}

async function diff(
  [old, next]: readonly [string, string],
  { format, strict }: DiffFlags,
  { environment: { stdout, stderr, cwd, workspace } }: Shell,
): Promise<number> {
  const result = await compareSpecifications({ old, next, cwd });
  const { comparison, diagnostics, refusal } = result;
  if (diagnostics.length > 0)
    stderr.write(printDiagnostics(diagnostics, result, { colors: stderr.colors, columns: stderr.columns, cwd }));
  if (refusal) throw new UsageError(refusal.message, refusal.help);
  if (!comparison) return exitCodes.diagnostics;
  const print = await printerFor(format, { workspace, root: result.root, strict: strict ?? false });
  stdout.write(print(comparison, stdout.colors));
  return strict && comparison.changes.some(({ breaking }) => breaking) ? exitCodes.diagnostics : exitCodes.ok;
}

async function printerFor(
  format: Format,
  where: { readonly workspace: string; readonly root: string; readonly strict: boolean },
): Promise<(comparison: ApiComparison, colors: boolean) => string> {
  switch (format) {
    case 'pretty':
      return (await import('../printers/api-changes.ts')).printApiChanges;
    case 'json':
      return (await import('../printers/api-changes-json.ts')).printApiChangesJson;
    case 'markdown':
      return (await import('../printers/api-changes-markdown.ts')).printApiChangesMarkdown;
    case 'gitlab':
    case 'junit': {
      const [{ findingsOf }, { printGitlab }, { printJunit }] = await Promise.all([
        import('../printers/api-changes-findings.ts'),
        import('../printers/gitlab.ts'),
        import('../printers/junit.ts'),
      ]);
      const printed = format === 'gitlab' ? printGitlab : printJunit;
      return (comparison) => printed(findingsOf(comparison, where));
    }
  }
}
