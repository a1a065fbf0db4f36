// Converts front matter to the right types; reports and drops values that are invalid.

import type { Reporter } from '#context/reporter';
import type { ParsedYaml } from '#files/yaml/yaml';
import { lowerFirst } from '#files/yaml/yaml-faults';
import { findReservedIn } from '#kit/reserved-character';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { FrontMatter } from '#model/front-matter';
import type { JsonObject } from '#model/json';
import { nearest } from '#model/nearest';
import type { Locate, Place } from '#model/place';
import type { FrontMatterShape } from './schema.ts';

interface Source {
  readonly locate: Locate;
  readonly scalarSource: ParsedYaml['scalarSource'] | undefined;
}

export function validate(value: JsonObject, shape: FrontMatterShape, source: Source, reporter: Reporter): FrontMatter {
  const { locate, scalarSource } = source;
  const result = shape.safeParse(value);
  const bad = new Set<PropertyKey>();
  for (const issue of result.error?.issues ?? []) {
    const path = issue.path as (string | number)[];
    bad.add(path[0] ?? '');
    const fault = `"${nameOf(path)}" ${requirementOf(issue.message)}`;
    const { help, meant } = remedyFor(issue.message, path, value);
    reportValue(fault, path, locate, reporter, help, fixOf(locate(path), meant, scalarSource?.(path)));
  }
  const valid = (result.data ?? (shape.safeParse(omit(value, bad)).data as JsonObject | undefined) ?? {}) as Record<
    string,
    unknown
  >;
  if (valid['draft'] === true && valid['unlisted'] === true) {
    reportValue('a page cannot be both a draft and unlisted', ['unlisted'], locate, reporter);
  }
  if (Number(valid['toc_min_heading_level'] ?? 2) > Number(valid['toc_max_heading_level'] ?? 6)) {
    reportValue('"toc_min_heading_level" is larger than "toc_max_heading_level"', ['toc_min_heading_level'], locate, reporter);
  }
  const known = new Set(Object.keys(shape.shape));
  const other = Object.fromEntries(Object.entries(valid).filter(([key]) => !known.has(key)));
  return { ...omit(valid, new Set(Object.keys(other))), other } as FrontMatter;
}

/** The keys that set a page's address, as far as faulty front matter could be understood: others link to it. */
export function salvage(value: unknown, shape: FrontMatterShape): FrontMatter {
  const map = Object(value) as Record<string, unknown>;
  const kept = ['id', 'slug', 'draft'].flatMap((key) => {
    const result = shape.shape[key]?.safeParse(map[key]);
    return result?.success && result.data !== undefined && !findReservedIn(result.data) ? [[key, result.data]] : [];
  });
  return { ...Object.fromEntries(kept), other: {} };
}

/** Our schemas name the expected type; those of plugins may have Zod's or their own messages. */
function requirementOf(message: string): string {
  if (!/^[A-Z]/.test(message)) return `must be ${message}`;
  return `is not valid for its plugin: ${lowerFirst(message.replace(/^Invalid input: /, ''))}`;
}

function nameOf(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : `${name}${name && '.'}${step}`),
    '',
  );
}

interface Remedy {
  readonly help?: string;
  /** In YAML. */
  readonly meant?: string;
}

/** The corrected value, where it follows from the invalid one. */
function remedyFor(wanted: string, [key = '', ...inner]: readonly (string | number)[], value: JsonObject): Remedy {
  const written = inner.length === 0 ? value[key] : undefined;
  if (typeof written !== 'string') return {};
  if (wanted.startsWith('a list of')) return { help: `Write lists in brackets: \`${key}: [${written}]\`.` };
  if (wanted !== 'true or false') return {};
  const known = { yes: 'true', on: 'true', true: 'true', no: 'false', off: 'false', false: 'false' };
  const meant = known[written.toLowerCase() as keyof typeof known] ?? nearest(written, ['true', 'false']);
  return meant === undefined ? {} : { help: `Write \`${key}: ${meant}\`.`, meant };
}

function fixOf(place: Place, meant: string | undefined, replaces: string | undefined): Pick<DiagnosticDraft, 'fix'> {
  return meant === undefined || replaces === undefined ? {} : { fix: { title: `write ${meant}`, place, replaces, text: meant } };
}

function reportValue(
  message: string,
  path: readonly (string | number)[],
  locate: Locate,
  reporter: Reporter,
  help = 'Run `slodocs explain parse/front-matter-value` to see the values that each key accepts.',
  fix: Pick<DiagnosticDraft, 'fix'> = {},
): void {
  reporter.report({
    code: 'parse/front-matter-value',
    message,
    help,
    place: locate(path),
    ...fix,
  });
}

function omit(value: object, keys: ReadonlySet<PropertyKey>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.has(key)));
}
