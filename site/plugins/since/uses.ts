// Checks that each `<Since version="1.147.0" />` names a version with a release note.
import type { Element, ElementContent, Root } from 'hast';
import { type DiagnosticDraft, nearest, type PlacedSite, type StepData } from 'slodocs';
import { visit } from 'unist-util-visit';
import { listed } from '../help.ts';
import type { Note } from './notes.ts';

type Fault = Omit<DiagnosticDraft, 'plugin'>;

interface Point {
  readonly line: number;
  readonly column: number;
}

interface Positioned {
  readonly position?: { readonly start: Point; readonly end: Point };
}

interface Attribute extends Positioned {
  readonly name?: string;
  readonly value?: unknown;
}

interface Tag extends Positioned {
  readonly type: string;
  readonly name?: string | null;
  readonly attributes: readonly Attribute[];
}

/** A use of `Since`, which can be compared with the release notes once all of them are known. */
interface Use {
  readonly product: string;
  readonly version: string;
}

/** Collects valid uses, and removes invalid ones, which would otherwise fail again when they are rendered. */
export function collectUses(tree: Root, source: string, { collect, report }: StepData, products: readonly string[]): void {
  const lines = source.split(/\r\n|[\r\n]/);
  visit(tree, (node, index, parent) => {
    const tag = node as unknown as Tag;
    if (tag.name !== 'Since' || !tag.type.startsWith('mdxJsx') || !parent || index === undefined) return;
    const version = tag.attributes.find(({ name }) => name === 'version');
    const product = tag.attributes.find(({ name }) => name === 'product');
    const named = product === undefined ? 'application' : product.value;
    if (typeof version?.value === 'string' && typeof named === 'string' && products.includes(named)) {
      const use = { product: named, version: version.value };
      collect(use, textIn(version, lines) ?? tag);
      return;
    }
    if (typeof version?.value !== 'string') {
      const help = 'Write it as a string: version="1.147.0".';
      report({ code: 'missing-version', message: 'Since has no version', help }, version?.position ? version : tag);
    } else {
      const message = typeof named === 'string' ? `unknown product "${named}"` : 'the product is not a string';
      const help = `Valid products: ${listed(products)}.`;
      report({ code: 'unknown-product', message, help }, (product && textIn(product, lines)) ?? tag);
    }
    (parent as Element).children[index] = { type: 'text', value: '' } satisfies ElementContent;
  });
}

/** Returns the position of the text between the quotes. */
function textIn({ value, position }: Attribute, lines: readonly string[]): Positioned | undefined {
  if (!position || typeof value !== 'string') return undefined;
  const { line, column } = position.start;
  const at = lines[line - 1]?.indexOf(value, column - 1) ?? -1;
  if (at < 0) return { position };
  return { position: { start: { line, column: at + 1 }, end: { line, column: at + 1 + value.length } } };
}

/** Reports versions without a release note, and returns the data keys under which pages will look them up. */
export function reportUnknown(
  collected: PlacedSite['collected'],
  notes: readonly Note[],
  report: (fault: Fault) => void,
): readonly string[] {
  const versionsOf = new Map<string, Set<string>>();
  for (const { product, version } of notes) versionsOf.set(product, (versionsOf.get(product) ?? new Set()).add(version));
  return collected.flatMap(({ plugin, data, place }) => {
    if (plugin !== 'since') return [];
    const { product, version } = data as unknown as Use;
    const versions = versionsOf.get(product);
    if (versions?.has(version)) return [];
    const meant = nearestVersion(version, [...(versions ?? [])]);
    const message = `no ${product} release note for version "${version}"`;
    const fix = { title: `write "${meant}"`, place, text: meant, replaces: version };
    report({ code: 'unknown-version', message, help: `The closest version is "${meant}".`, place, fix });
    return [`since:${product}:${version}`];
  });
}

/** Returns the version with the same number and the most similar spelling, or the version with the closest number. */
function nearestVersion(version: string, known: readonly string[]): string {
  const distance = (one: string): number => Math.abs(weightOf(one) - weightOf(version));
  const betas = known.filter((one) => distance(one) === 0);
  const alike = /^\d/.test(version) ? betas : known;
  return nearest(version, alike) ?? known.toSorted((a, b) => distance(a) - distance(b))[0] ?? '';
}

function weightOf(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return (major * 1000 + minor) * 1000 + patch;
}
