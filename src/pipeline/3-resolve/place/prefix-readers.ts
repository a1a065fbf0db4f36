// Chooses how each docs folder reads number prefixes: by the rule, not at all, or by the config's function.

import type { Context } from '#context/context';
import { messageOf } from '#kit/thrown';
import type { NumberPrefixParser } from '#model/user-config';
import { type PrefixedName, type SplitPrefix, splitNumberPrefix } from './number-prefix.ts';

/** The prefix reader of a docs folder, by its id. A function that throws is reported once, and replaced by the rule. */
export function prefixReaders(context: Context): (docs: string) => SplitPrefix {
  const { settings, prefixParsers } = context.config;
  const readers = new Map<string, SplitPrefix>();
  for (const [index, { id, numberPrefixes }] of settings.docs.entries()) {
    const parser = prefixParsers.get(id);
    const report = (message: string): void => {
      const place = context.config.locate(['docs', index, 'numberPrefixParser']);
      context.reporter.report({ code: 'resolve/number-prefix', message: `"numberPrefixParser" ${message}`, help, place });
    };
    if (parser) readers.set(id, readWith(parser, report));
    else if (!numberPrefixes) readers.set(id, (name) => ({ name, position: undefined }));
  }
  return (docs) => readers.get(docs) ?? splitNumberPrefix;
}

const help =
  'It is given the name of a file or a folder, and gives back `{ filename, numberPrefix }`, the number only where there is one.';

function readWith(parser: NumberPrefixParser, report: (message: string) => void): SplitPrefix {
  const known = new Map<string, PrefixedName>();
  let failed = false;
  const read = (name: string): PrefixedName => {
    if (failed) return splitNumberPrefix(name);
    try {
      const { filename, numberPrefix } = Object(parser(name)) as Partial<Record<'filename' | 'numberPrefix', unknown>>;
      const isNumber = numberPrefix === undefined || typeof numberPrefix === 'number';
      if (typeof filename === 'string' && filename !== '' && isNumber) return { name: filename, position: numberPrefix };
      report(`has no answer for "${name}"`);
    } catch (thrown) {
      report(`threw for "${name}": ${messageOf(thrown)}`);
    }
    failed = true;
    return splitNumberPrefix(name);
  };
  return (name) => {
    const answer = known.get(name) ?? read(name);
    known.set(name, answer);
    return answer;
  };
}
