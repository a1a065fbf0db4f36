// Defines the types of the rules that each host prints, single addresses first, and helpers to print their paths.

import { encodePath, type RedirectStatus } from 'slodocs/kit';
import type { Segment } from '../pattern.ts';

export interface HostRules {
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
  /** Redirects of single addresses. */
  readonly single: readonly SingleRule[];
  readonly patterns: readonly PatternRule[];
}

export interface SingleRule {
  /** With base, not percent-encoded, and without a slash at its end unless it is `/`. */
  readonly from: string;
  /** A URL, or a path with base; percent-encoded. */
  readonly to: string;
  readonly status: RedirectStatus;
}

export interface PatternRule {
  /** With those of the base. */
  readonly source: readonly Segment[];
  readonly target: readonly Segment[];
  /** Scheme and host of the target; empty for the site itself. */
  readonly origin: string;
  readonly status: RedirectStatus;
  /** Pages and files that it matches but must not redirect, as in `SingleRule.from`. */
  readonly except: readonly string[];
  /** Folders of site files that it might match, in the same form. */
  readonly exceptBelow: readonly string[];
  /** Its expansion on this site, for hosts without patterns. */
  readonly expanded: readonly SingleRule[];
}

export interface HostFile {
  /** Relative to the output. */
  readonly path: string;
  readonly text: string;
}

/** Why a host cannot express a rule, in the words of a diagnostic. */
export interface HostLimit {
  readonly message: string;
  readonly help: string;
}

export interface HostAnswer {
  readonly files: readonly HostFile[];
  readonly limits: readonly HostLimit[];
}

export const heading = '# Made by slodocs of the redirects of the site.';

/** Encodes a path as browsers do, which leave brackets alone. */
export function sentPath(path: string): string {
  return encodePath(path).replaceAll('%5B', '[').replaceAll('%5D', ']');
}

export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Prints segments as a path; placeholders are printed by `print`. */
export function printSegments(
  segments: readonly Segment[],
  printText: (text: string) => string,
  print: (name: string, kind: 'name' | 'rest') => string,
): string {
  const parts = segments.map((segment) =>
    segment.kind === 'text' ? printText(segment.text) : print(segment.kind === 'rest' ? 'splat' : segment.name, segment.kind),
  );
  return `/${parts.join('/')}`;
}

/** Splits a pattern that ends in `*` into two: with `*` empty, and with `*` non-empty. */
export function withoutRest(segments: readonly Segment[]): readonly Segment[] {
  return segments.filter(({ kind }) => kind !== 'rest');
}

export function endsInRest(segments: readonly Segment[]): boolean {
  return segments.at(-1)?.kind === 'rest';
}
