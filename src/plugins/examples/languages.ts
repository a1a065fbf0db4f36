// Tells which names are of one language, whose blocks run together.
import { isConsole } from './console.ts';
import type { ExamplesOptions } from './options-schema.ts';

export const aliases: Readonly<Record<string, string>> = {
  javascript: 'js',
  mjs: 'js',
  typescript: 'ts',
  mts: 'ts',
  py: 'python',
  shell: 'sh',
};

/** The name that stands for all of a language; commands of a terminal are a script. A name with a runner of its own is one of its own. */
export function familyOf(language: string, runners: ExamplesOptions['runners'] = {}): string {
  if (Object.hasOwn(runners, language)) return language;
  if (isConsole(language)) return 'sh';
  return Object.hasOwn(aliases, language) ? (aliases[language] as string) : language;
}
