// Checks where pages say since when something exists: <Since version="1.147.0" />.
import type { Element, ElementContent, Root } from 'hast';
import type { DiagnosticDraft, Place } from 'slodocs';
import { visit } from 'unist-util-visit';
import { listed, nearest } from '../shared/nearest.ts';

export type Versions = Readonly<Record<string, readonly string[]>>;
type Fault = Omit<DiagnosticDraft, 'plugin'>;

interface Point {
  readonly line: number;
  readonly column: number;
  readonly offset?: number;
}

interface Span {
  readonly start: Point;
  readonly end: Point;
}

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly position?: Span;
}

interface Use {
  readonly type: string;
  readonly name?: string | null;
  readonly attributes: readonly Attribute[];
  readonly position?: Span;
}

/** Takes out what is wrong, which would fail once more when it is rendered. */
export function checkUses(tree: Root, file: string, source: string, versions: Versions, report: (fault: Fault) => void): void {
  visit(tree, (node, index, parent) => {
    const use = node as unknown as Use;
    if (use.name !== 'Since' || !use.type.startsWith('mdxJsx') || !parent || index === undefined) return;
    const fault = faultOf(use, { file, source, versions });
    if (!fault) return;
    report(fault);
    (parent as Element).children[index] = { type: 'text', value: '' } satisfies ElementContent;
  });
}

interface Around {
  readonly file: string;
  readonly source: string;
  readonly versions: Versions;
}

function faultOf(use: Use, { file, source, versions }: Around): Fault | undefined {
  const named = (name: string): Attribute | undefined => use.attributes.find((one) => one.name === name);
  const place = (span: Span | undefined): Place | undefined => {
    if (!span) return undefined;
    const { start, end } = span;
    return { file, start: { line: start.line, column: start.column }, end: { line: end.line, column: end.column } };
  };
  /** What is between the quotes. */
  const placeOfValue = (attribute: Attribute, value: string): Place | undefined => {
    const span = attribute.position ?? use.position;
    if (!span) return undefined;
    const { line, column } = span.start;
    const at = source.split(/\r\n|[\r\n]/)[line - 1]?.indexOf(value, column - 1) ?? -1;
    if (at < 0) return place(span);
    return { file, start: { line, column: at + 1 }, end: { line, column: at + 1 + value.length } };
  };
  const wrong = (code: string, attribute: Attribute, value: string, what: string, meant: string): Fault => {
    const at = placeOfValue(attribute, value);
    const help = `The nearest is "${meant}".`;
    if (!at) return { code, message: what, help };
    const fix = { title: `write "${meant}"`, place: at, text: meant, replaces: value };
    return { code, message: what, help, place: at, fix };
  };

  const version = named('version');
  if (typeof version?.value !== 'string') {
    const at = place(version?.position ?? use.position);
    const message = 'Since names no version';
    return { code: 'missing-version', message, help: 'Write it as text: version="1.147.0".', ...(at && { place: at }) };
  }
  const product = named('product');
  const name = product === undefined ? 'application' : product.value;
  const known = typeof name === 'string' ? versions[name] : undefined;
  if (!known) {
    const message = typeof name === 'string' ? `there is no product "${name}"` : 'the product is no text';
    const help = `Products are ${listed(Object.keys(versions))}.`;
    const at = product && (typeof name === 'string' ? placeOfValue(product, name) : place(product.position ?? use.position));
    return { code: 'unknown-product', message, help, ...(at && { place: at }) };
  }
  if (known.includes(version.value)) return undefined;
  const message = `the ${name} has no release note of version "${version.value}"`;
  return wrong('unknown-version', version, version.value, message, nearestVersion(version.value, known));
}

/** By its letters; of several, or of none, the one whose number is nearest. */
function nearestVersion(version: string, known: readonly string[]): string {
  const number = weightOf(version);
  const byNumber = known.toSorted((a, b) => Math.abs(weightOf(a) - number) - Math.abs(weightOf(b) - number));
  return nearest(version, byNumber) ?? byNumber[0] ?? '';
}

function weightOf(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return (major * 1000 + minor) * 1000 + patch;
}
