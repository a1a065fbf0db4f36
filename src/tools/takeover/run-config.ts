// Runs a config of another generator, and finds places and code in its source.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runForeignConfig } from '#code/foreign-config';
import { UserCodeError } from '#code/user-code';
import { locateInModule } from '#files/locate/locate';
import { type Locate, type Place, wholeFile } from '#model/place';
import { isObject } from './old-settings.ts';
import type { Takeover } from './old-site.ts';

export interface OldConfig {
  /** Relative to the root. */
  readonly file: string;
  readonly text: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly locate: Locate;
}

/** Undefined for a config that does not run, which is reported. */
export async function runConfig(
  file: string,
  takeover: Takeover,
  isReplaced: (specifier: string) => boolean,
): Promise<OldConfig | undefined> {
  const { root, codeDir, siteCode, find } = takeover;
  const text = (await readFile(join(root, file), 'utf8')).replace(/^\uFEFF/, '');
  try {
    const { value, missing } = await runForeignConfig(join(root, file), { root, codeDir, siteCode, isReplaced });
    if (!isObject(value)) {
      fail(
        takeover,
        `"${file}" does not export an object`,
        wholeFile(file),
        'Fix the config until its own generator builds the site, and try again.',
      );
      return undefined;
    }
    for (const { specifier, importer } of missing) {
      find({
        code: 'takeover/missing-package',
        message: `"${specifier}" is not installed, so what the config uses from it is left out`,
        help: 'You can ignore this if it only sets code colors, or is listed below. Otherwise, install the packages of the site, and try again.',
        place: await placeOfImport(root, importer, specifier),
      });
    }
    return { file, text, value, locate: locateInModule(text, file) };
  } catch (thrown) {
    if (!(thrown instanceof UserCodeError)) throw thrown;
    for (const { kind, message, help, place } of thrown.problems) {
      const told = kind === 'threw' ? `the config threw: ${message}` : message;
      fail(takeover, told, place, help ?? 'Fix the config until its own generator builds the site, and try again.');
    }
    return undefined;
  }
}

export function fail({ find }: Takeover, message: string, place: Place, help: string): void {
  find({ code: 'takeover/config-failed', message, help, place });
}

async function placeOfImport(root: string, file: string, specifier: string): Promise<Place> {
  const lines = (await readFile(join(root, file), 'utf8').catch(() => '')).split('\n');
  for (const [index, line] of lines.entries()) {
    const at = [`'${specifier}'`, `"${specifier}"`].map((quoted) => line.indexOf(quoted)).find((found) => found >= 0);
    if (at === undefined) continue;
    const [start, end] = [at + 1, at + 3 + specifier.length];
    return { file, start: { line: index + 1, column: start }, end: { line: index + 1, column: end } };
  }
  return wholeFile(file);
}
