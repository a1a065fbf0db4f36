// What every host is told: redirects of single addresses first, then patterns, all with the base of the site.
import type { RedirectStatus } from '#model/redirect';
import type { Segment } from '../pattern.ts';

export interface HostRules {
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
  /** What no pattern stands for. */
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
  /** Pages and files that it matches and must not catch, as in `SingleRule.from`. */
  readonly except: readonly string[];
  /** Folders of the site's own files of which it might catch some, in the same form. */
  readonly exceptBelow: readonly string[];
  /** What it stands for on this site, for hosts that cannot be told a pattern. */
  readonly expanded: readonly SingleRule[];
}

export interface HostFile {
  /** Relative to the output. */
  readonly path: string;
  readonly text: string;
}

/** What a host cannot be told, in the words of a diagnostic. */
export interface HostLimit {
  readonly message: string;
  readonly help: string;
}

export interface HostAnswer {
  readonly files: readonly HostFile[];
  readonly limits: readonly HostLimit[];
}

export const heading = '# Made by slodocs of the redirects of the site.';

/** As browsers send it: they leave brackets as they are. */
export function sentPath(path: string): string {
  return encodeURI(path).replaceAll('%5B', '[').replaceAll('%5D', ']');
}

export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Segments to a path; the parts of it that stand for something are printed by `print`. */
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

/** Two patterns for one that ends in `*`: `*` stands for nothing in the first, and for something in the second. */
export function withoutRest(segments: readonly Segment[]): readonly Segment[] {
  return segments.filter(({ kind }) => kind !== 'rest');
}

export function endsInRest(segments: readonly Segment[]): boolean {
  return segments.at(-1)?.kind === 'rest';
}
