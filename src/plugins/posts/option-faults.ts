// What is wrong with the options of posts, to reports at the config.
import { wholeFile } from '#model/place';
import type { PluginContext } from '#model/plugin';
import { feedFaults } from './feeds/option-faults.ts';
import type { PostsOptions } from './options.ts';

interface Fault {
  readonly option: string;
  readonly wanted: string;
  readonly help: string;
}

/** What cannot be is left at its default, so that all else is still built. */
export async function reportOptions(options: PostsOptions, ctx: PluginContext): Promise<void> {
  const faults = [...faultsOf(options), ...feedFaults(options.feedOptions ?? {})];
  if (faults.length === 0) return;
  const [config] = await ctx.glob('site.config.{ts,mts,js,mjs}');
  for (const { option, wanted, help } of faults) {
    const message = `the option "${option}" must be ${wanted}`;
    ctx.report({ code: 'invalid-option', message, help, ...(config === undefined ? {} : { place: wholeFile(config) }) });
  }
}

function* faultsOf(options: PostsOptions): Iterable<Fault> {
  const { postsPerPage = 10, blogSidebarCount = 5, sortPosts = 'descending', showReadingTime = true } = options;
  const all = "Write `'ALL'` for all of them on one page.";
  if (!isCount(postsPerPage, 1)) yield { option: 'postsPerPage', wanted: "a whole number from 1 on, or 'ALL'", help: all };
  if (!isCount(blogSidebarCount, 0)) {
    const help = "Write 0 for no list beside posts, `'ALL'` for all of them.";
    yield { option: 'blogSidebarCount', wanted: "a whole number, or 'ALL'", help };
  }
  if (sortPosts !== 'descending' && sortPosts !== 'ascending') {
    yield { option: 'sortPosts', wanted: "'descending' or 'ascending'", help: 'Descending is the newest first.' };
  }
  if (typeof showReadingTime !== 'boolean') {
    yield { option: 'showReadingTime', wanted: 'true or false', help: 'The time is that of 200 words a minute.' };
  }
}

function isCount(value: unknown, least: number): boolean {
  return value === 'ALL' || (Number.isInteger(value) && Number(value) >= least);
}
