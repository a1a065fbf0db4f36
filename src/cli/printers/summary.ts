// Prints the last lines of a report: counts, state of the output, and where to learn more.
import { shellPath } from '#kit/print/texts';
import type { Diagnostic } from '#model/diagnostic';
import type { Shard } from '#model/remote-cache';
import { countDiagnostics, plural, printCounts } from './counts.ts';
import { createPalette } from './palette.ts';
import type { Report } from './report.ts';
import { pathFrom } from './sources.ts';
import { visible } from './visible.ts';

/** The lines of the summary; none where `--quiet` asks for silence and nothing is wrong. */
export function summaryLines(report: Report): readonly string[] {
  if (isSilent(report)) return [];
  const { diagnostics } = report.result;
  const left = diagnostics.length - report.options.maxDiagnostics;
  return [
    ...(left > 0 ? [`${plural(left, 'more diagnostic')} not shown (--max-diagnostics ${report.options.maxDiagnostics})`] : []),
    ...countLines(report),
    ...baselineLines(report),
    ...outcomeLines(report),
    ...learnMore(report),
  ];
}

/** True if there is nothing but infos. */
export function isSilent({ result, options }: Report): boolean {
  return options.quiet && result.diagnostics.every(({ severity }) => severity === 'info');
}

function countLines({ result, options }: Report): readonly string[] {
  const counts = countDiagnostics(result.diagnostics);
  const pages = result.pages > 0 ? ` in ${plural(result.pages, 'page')}` : '';
  const strict = !result.ok && counts.errors === 0 ? '; --strict counts warnings as errors' : '';
  const line = printCounts(counts);
  const tested = result.tested === undefined || options.command !== 'test' ? '' : ` in ${plural(result.tested, 'example')}`;
  if (line === '') return options.command === 'build' ? [] : [`no problems found${pages}${tested}`];
  const { severity, strong } = createPalette(options.colors);
  const paint = counts.errors > 0 ? severity.error : counts.warnings > 0 ? severity.warning : strong;
  return [`${paint(line)}${pages}${tested}${strict}`];
}

/** Counts what the baseline knows, and names what it knows in vain. */
function baselineLines({ result, options }: Report): readonly string[] {
  const { known, vanished = [], diagnostics } = result;
  if (!known) return [];
  const fresh = diagnostics.filter(({ severity }) => severity !== 'info').length;
  const stops = options.command === 'build' && diagnostics.some(({ severity }) => severity === 'error');
  const gone = vanished.map(({ code, file, count }) => {
    const times = count === 1 ? '' : ` (${count} times)`;
    return `  ${visible(code)}${file === '' ? '' : ` in ${visible(pathFrom(options.cwd, result.root, file))}`}${times}`;
  });
  const all = vanished.reduce((sum, { count }) => sum + count, 0);
  const file = options.baseline === undefined ? 'FILE' : visible(shellPath(options.baseline));
  return [
    `${plural(known.length, 'known problem')} (baseline), ${fresh} new`,
    ...(stops ? ['in a build, the baseline only covers warnings: a site with errors is not published'] : []),
    ...(all > 0
      ? [
          `no longer found, but still in the baseline (remove with \`slodocs check --baseline ${file} --update-baseline\`): ${all}`,
          ...gone,
        ]
      : []),
  ];
}

function outcomeLines({ result, options }: Report): readonly string[] {
  if (options.command === 'verify' && result.pages === 0) return ['no page was opened, because the site has errors'];
  if (options.command !== 'build') return [];
  const { written, removed } = result.work;
  // The fault's message itself tells what is left of the output.
  if (result.diagnostics.some(({ code }) => code === 'emit/cannot-write')) return [];
  const { shard } = result;
  if (shard) return result.ok ? [shardLine(shard, result.pages)] : [];
  if (!result.ok && written + removed === 0) return ['nothing was written: the output of the last build is unchanged'];
  const target = visible(pathFrom(options.cwd, result.root, result.archive ?? result.outDir));
  return [`built ${plural(result.pages, 'page')}, ${plural(result.files, 'file')} in ${target}`];
}

function shardLine({ number, of, compiles }: Shard, pages: number): string {
  return `${compiles ? 'parsed' : 'rendered'} share ${number} of ${of}: ${plural(pages, compiles ? 'source' : 'page')}`;
}

/** Names the first code of the highest severity that slodocs can explain. */
function learnMore({ result, options }: Report): readonly string[] {
  const explained = result.diagnostics.filter(({ code }) => options.isExplained(code));
  const first = (severity: Diagnostic['severity']) => explained.find((diagnostic) => diagnostic.severity === severity);
  const code = (first('error') ?? first('warning'))?.code;
  return code === undefined ? [] : [`to learn more: slodocs explain ${code}`];
}
