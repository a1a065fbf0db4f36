// Wraps the config's own remark and rehype plugins as one slodocs plugin.
import type { SiteSteps } from '#model/config';
import type { MarkdownSteps } from '#model/markdown-steps';
import { stepLists, type UserConfig } from '#model/user-config';

/** Undefined where the config names none. These steps run around the steps of all other plugins. */
export function stepsOf({ markdown = {} }: Partial<UserConfig>): SiteSteps | undefined {
  const listOf = (round: keyof typeof stepLists) => markdown[stepLists[round]] ?? [];
  const steps: MarkdownSteps = {
    before: { remark: listOf('before.remark'), rehype: listOf('before.rehype') },
    after: { remark: listOf('after.remark'), rehype: listOf('after.rehype') },
  };
  const isEmpty = [steps.before, steps.after].every((lists) => lists?.remark?.length === 0 && lists.rehype?.length === 0);
  // No plugin of a site can have this name.
  return isEmpty ? undefined : { name: '@config', apiVersion: 1, markdown: () => steps };
}

/** Removes the keys that may contain functions. */
export function withoutFunctions(config: object): object {
  const { plugins: _, markdown, ...rest } = config as Partial<Record<string, unknown>>;
  const lists = new Set<string>(Object.values(stepLists));
  const plain = Object.entries(Object(markdown)).filter(([key]) => !lists.has(key));
  return { ...rest, ...(markdown === undefined ? {} : { markdown: Object.fromEntries(plain) }) };
}
