// Defines variants: the axes along which content differs between audiences, and to whom a part of it is shown.

/** An axis, such as the product that readers use. */
export interface VariantAxis {
  /** Lower case: it is part of addresses and of attributes. */
  readonly name: string;
  readonly label: string;
  readonly values: readonly VariantValue[];
  /** What readers see before they choose; undefined for all. */
  readonly initial: string | undefined;
  /** The only value that this build publishes; undefined where readers choose. */
  readonly built: string | undefined;
}

/** An axis as authors write it. */
export interface VariantConfig {
  /** What readers choose, such as `Product`. */
  label: string;
  /** The labels of its values, by their names in content and addresses. */
  values: Record<string, string>;
  /** What readers see before they choose. All values, labelled. */
  default?: string;
  /** The only value that is published, as by `--variant`. Readers choose by default. */
  publish?: string;
}

export interface VariantValue {
  readonly name: string;
  readonly label: string;
}

/** The value by which readers see all variants. No axis has one of that name. */
export const everyVariant = 'all';

/** A variable in a text, such as `{{ version }}`. Other code in braces is none of ours. */
export const namedVariable = /\{\{[ \t]{0,9}([A-Za-z_]\w{0,99})[ \t]{0,9}\}\}/g;

/** Values by axis. An axis without values is open to all. */
export type ShownTo = Readonly<Record<string, readonly string[]>>;

/** A heading or a partial that this build leaves out. */
export type LeftOut = LeftOutHeading | { readonly kind: 'partial'; readonly name: string; readonly shownTo: ShownTo };

export interface LeftOutHeading {
  readonly kind: 'heading';
  readonly id: string;
  readonly shownTo: ShownTo;
}

/** Those to whom both are shown; undefined where that is nobody. */
export function narrow(outer: ShownTo, inner: ShownTo): ShownTo | undefined {
  const both: Record<string, readonly string[]> = { ...outer };
  for (const [axis, values] of Object.entries(inner)) {
    const known = outer[axis];
    const kept = known ? known.filter((value) => values.includes(value)) : values;
    if (kept.length === 0) return undefined;
    both[axis] = kept;
  }
  return both;
}

/** Those to whom at least one is shown, or more: two parts for readers by different axes have none in common. */
export function widen(one: ShownTo, other: ShownTo, axes: readonly VariantAxis[]): ShownTo {
  const both = axes.flatMap(({ name, values }) => {
    const [mine, theirs] = [one[name], other[name]];
    const all = mine && theirs ? values.flatMap((value) => ([...mine, ...theirs].includes(value.name) ? [value.name] : [])) : [];
    return all.length > 0 && all.length < values.length ? [[name, all] as const] : [];
  });
  return Object.fromEntries(both);
}

/** False where this build is for others. */
export function isBuiltFor(shownTo: ShownTo, axes: readonly VariantAxis[]): boolean {
  return axes.every(({ name, built }) => built === undefined || (shownTo[name]?.includes(built) ?? true));
}

/** Without the axes of which this build publishes one value. */
export function openTo(shownTo: ShownTo, axes: readonly VariantAxis[]): ShownTo {
  const open = axes.flatMap(({ name, built }) => (built === undefined && shownTo[name] ? [[name, shownTo[name]] as const] : []));
  return Object.fromEntries(open);
}

const prefix = 'data-only-';

/** The attributes of an element that is shown to some, which the script before the first paint and the search index read. */
export function onlyAttributes(shownTo: ShownTo): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(shownTo).map(([axis, values]) => [prefix + axis, values.join(' ')]));
}

/** To whom an element with these attributes is shown. */
export function shownToIn(attributes: Readonly<Record<string, unknown>>): ShownTo {
  const own = Object.entries(attributes).flatMap(([name, values]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), String(values).split(' ')] as const] : [],
  );
  return Object.fromEntries(own);
}

/** The query of an address that shows an element with these attributes; empty where everybody sees it. */
export function variantQuery(attributes: Readonly<Record<string, string | undefined>>): string {
  const chosen = Object.entries(attributes).flatMap(([name, values = '']) =>
    name.startsWith(prefix) ? [`${name.slice(prefix.length)}=${encodeURIComponent(values.split(' ')[0] ?? '')}`] : [],
  );
  return chosen.length === 0 ? '' : `?${chosen.join('&')}`;
}

/** As an author would write it: `product="cloud server"`. */
export function printShownTo(shownTo: ShownTo): string {
  return Object.entries(shownTo)
    .map(([axis, values]) => `${axis}="${values.join(' ')}"`)
    .join(' ');
}

/** A variable's value: one text, or one for each value of an axis. */
export type VariableValue = string | { readonly axis: string; readonly values: Readonly<Record<string, string>> };
