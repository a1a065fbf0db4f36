// Lets comments that ignore nothing be told, once everything has run that could have reported what they name.
import type { Sources } from '#model/source-file';
import { coreCatalogue } from './catalogue.ts';
import type { Context } from './context/context.ts';

/** Of plugins that make files, more may be reported until these are made. */
export type Reached = 'emitted' | 'made';

/** Commands such as `verify` report more, which a build does not know. */
export function judgeIgnores({ config, reporter }: Context, sources: Sources, reached: Reached): void {
  const { plugins, inputs } = config;
  // Tests may report more when they are called.
  const ofPlugins = plugins.flatMap(({ name, tests }) => (tests ? [] : [`${name}/`]));
  const isOver = (code: string): boolean =>
    code in coreCatalogue || (reached === 'made' && ofPlugins.some((prefix) => code.startsWith(prefix)));
  const data = [...sources.categories, ...sources.sidebars].map(({ path }) => path);
  const own = inputs.filter((path) => !path.includes('node_modules/'));
  reporter.judge(isOver, [...own, ...data, ...sources.readByPlugins]);
}
