// Reads `versions.json` of a docs folder: the names of its released versions.

import type { Context } from '#context/context';
import { readSourceText } from '#context/source-text';
import { type ParsedYaml, parseYaml } from '#files/yaml/yaml';
import { type Place, wholeFile } from '#model/place';
import { problemOfVersionName, versionFiles } from '#model/version';
import { leadsOut } from './walk.ts';

export interface VersionList {
  /** Relative to the root. */
  readonly file: string;
  /** Without byte order mark; undefined where there is no file. */
  readonly text: string | undefined;
  /** Newest first. */
  readonly names: readonly string[];
  /** The list has a reported fault: a name that it lacks may be one that could not be read. */
  readonly damaged: boolean;
  placeOf(name: string): Place;
}

/** The released versions of a docs folder: none where there is no list. */
export async function readVersionList(context: Context, docs: string): Promise<VersionList> {
  const { list: file } = versionFiles(docs);
  const places = new Map<string, Place>();
  const listOf = (damaged: boolean, text?: string): VersionList => ({
    file,
    text,
    names: [...places.keys()],
    damaged,
    placeOf: (name) => places.get(name) ?? wholeFile(file),
  });
  if (!(await context.files.stat(file))) return listOf(false);
  if (leadsOut(context, file)) return listOf(true);
  const { text, damaged } = await readSourceText(context.files, context.reporter, file);
  if (damaged) return listOf(true);
  const parsed = parseYaml(text, file);
  const faults = faultsOf(parsed, places);
  for (const fault of faults) context.reporter.report({ code: 'discover/invalid-versions', ...fault });
  return listOf(faults.length > 0, text);
}

interface Fault {
  readonly message: string;
  readonly help: string;
  readonly place: Place;
  readonly related?: readonly { readonly message: string; readonly place: Place }[];
}

const form = 'Write the list as JSON, with the newest version first: `["1.1", "1.0"]`.';

/** Adds the valid names to `places`. */
function faultsOf({ value, locate, faults, scalarSource }: ParsedYaml, places: Map<string, Place>): readonly Fault[] {
  if (faults.length > 0) return faults.map(({ message, place }) => ({ message, place, help: form }));
  if (!Array.isArray(value)) return [{ message: 'the versions must be a list', help: form, place: locate([]) }];
  return value.flatMap((name: unknown, index): readonly Fault[] => {
    const place = locate([index]);
    if (typeof name !== 'string') return [noText(scalarSource([index]), place)];
    const problem = problemOfVersionName(name);
    if (problem !== undefined) {
      const message = `"${name}" is not a valid version name: it ${problem}`;
      return [{ message, help: 'The name is used in folder names and addresses, such as `1.40` or `2.x`.', place }];
    }
    const first = places.get(name);
    if (first) {
      const related = [{ message: 'it is first listed here', place: first }];
      return [{ message: `the version "${name}" is listed twice`, help: 'Remove one of them.', place, related }];
    }
    places.set(name, place);
    return [];
  });
}

function noText(written: string | undefined, place: Place): Fault {
  const message = `a version name must be a string${written === undefined ? '' : `, not ${written}`}`;
  return { message, help: written === undefined ? form : `Put it in quotes: \`"${written}"\`.`, place };
}
