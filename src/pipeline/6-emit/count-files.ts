// Reports an output of more files than the site's host takes.
import type { Context } from '#context/context';
import { hostOf, printLimit } from '#model/hosts';
import type { OutputFile } from '#model/output';
import type { PluginFile } from './plugin-files.ts';

/** Plugins that make fewer files than this share of the output are not named. */
const leastShare = 0.05;

export function reportTooMany({ config, reporter }: Context, files: readonly OutputFile[], made: readonly PluginFile[]): void {
  const { host: name, files: own } = config.settings.deploy;
  if (name === undefined) return;
  const host = hostOf(name);
  const most = own ?? host.files;
  if (most === undefined || files.length <= most) return;
  const takes = printLimit(own === undefined ? host : {}, most);
  const makers = makersOf(made).filter(([, count]) => count >= files.length * leastShare);
  const list = makers.map(
    ([plugin, count], n) => `"${plugin}" ${n === 0 ? 'makes ' : ''}${grouped(count)}${n === 0 ? ' of them' : ''}`,
  );
  const way =
    makers.length === 0 ? 'Exclude pages' : `The plugin ${list.join(', ')}. Turn off features that your readers do not need`;
  reporter.report({
    code: 'emit/too-many-files',
    message: `the output has ${grouped(files.length)} files, but ${host.name} accepts only ${takes}`,
    help: `${way}, or set \`deploy.files\` to the limit of your plan.`,
    place: config.locate(['deploy', 'host']),
  });
}

/** The plugins with the most files first. */
function makersOf(made: readonly PluginFile[]): readonly (readonly [plugin: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { plugin } of made) counts.set(plugin.name, (counts.get(plugin.name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

function grouped(count: number): string {
  return count.toLocaleString('en');
}
