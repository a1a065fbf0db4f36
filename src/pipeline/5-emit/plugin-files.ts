// The files that plugins offer, made.
import type { Build, OutputFile } from '#model/output';
import type { Plugin } from '#model/plugin';
import type { Context } from '../context/context.ts';
import { messageOf } from '../context/hooks.ts';

export async function makePluginFiles(context: Context, build: Build): Promise<readonly OutputFile[]> {
  const answers = await context.hooks.collect('emit', (plugin, ctx) => plugin.emit?.(build, ctx));
  const files: OutputFile[] = [];
  for (const { plugin, answer } of answers) {
    for (const offered of answer) {
      if (!isInside(offered.path)) {
        reportPath(context, plugin, offered.path);
        continue;
      }
      try {
        files.push({ path: offered.path, content: { bytes: await offered.make() } });
      } catch (thrown) {
        reportMake(context, plugin, offered.path, thrown);
      }
    }
  }
  return files;
}

function isInside(path: unknown): boolean {
  return (
    typeof path === 'string' &&
    path !== '' &&
    !/^[/\\]|^[a-z]:|\\|\0/i.test(path) &&
    !path.split('/').some((part) => part === '..' || part === '.' || part === '')
  );
}

function reportPath({ reporter }: Context, plugin: Plugin, path: string): void {
  reporter.report({
    code: 'emit/invalid-path',
    message: `the plugin "${plugin.name}" emits "${path}", which is no path inside the output folder`,
    help: 'A path is relative, with `/` between its parts and no `..`.',
    plugin: plugin.name,
  });
}

function reportMake({ reporter }: Context, plugin: Plugin, path: string, thrown: unknown): void {
  reporter.report({
    code: 'plugin/hook-threw',
    message: `the plugin "${plugin.name}" threw while it made "${path}": ${messageOf(thrown)}`,
    help: 'This is a fault of the plugin, or of the options it was given.',
    plugin: plugin.name,
  });
}
