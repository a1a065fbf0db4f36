// Reports props that a site's own component does not take, by what its source says of them.
import { componentProps } from '#code/component-props/component-props';
import { moduleOpener, type OpenModule } from '#code/component-props/open-module';
import type { Files } from '#files/files';
import { respell } from '#kit/respell';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { ElementUse, Import, WrittenProp } from '#model/document';
import { importedFile } from '#model/file-path';
import { nearest } from '#model/nearest';
import { type Accepted, acceptsLiteral, type OwnProp, type OwnProps, type PropLiteral } from '#model/own-props';
import type { PartDocument } from '#model/page-parts';

const code = 'render/wrong-prop';

/** Returns the faults in all elements of the components of one import. */
export type CheckProps = (document: PartDocument, imported: Import) => readonly DiagnosticDraft[];

/** Each module is read and parsed once. */
export function propChecker(files: Pick<Files, 'text'>): CheckProps {
  const open = moduleOpener((path) => files.text(path));
  return (document, imported) => propFaults(open, document, imported);
}

function propFaults(open: OpenModule, { facts, source }: PartDocument, imported: Import): readonly DiagnosticDraft[] {
  const path = importedFile(source.path, imported.specifier);
  // What a plugin writes is no fault of the site's, and members of an object are known at run time alone.
  if (path === undefined || source.plugin !== undefined || imported.membersOf !== undefined) return [];
  return Object.entries(imported.names).flatMap(([local, exported]) => {
    const uses = facts.uses.filter(({ name }) => name === local);
    if (uses.length === 0 || exported === '*') return [];
    const own = componentProps(open, path, exported);
    return uses.flatMap((use) => faultsIn(use, own));
  });
}

function faultsIn(use: ElementUse, own: OwnProps): readonly DiagnosticDraft[] {
  const strange = own.isOpen ? [] : use.props.filter(({ name }) => !own.props.has(name) && !isReacts(name));
  const free = [...own.props.keys()].filter((name) => name !== 'children' && use.props.every((prop) => prop.name !== name));
  const meant = new Map(strange.map(({ name }) => [name, nearest(name, free)]));
  // What is misspelt is not missing.
  const spelt = new Set(meant.values());
  const lacking = use.spreads ? [] : free.filter((name) => !spelt.has(name) && !isReacts(name));
  return [
    ...lacking.flatMap((name) => missingProp(use, name, own.props.get(name)) ?? []),
    ...strange.map((prop) => unknownProp(use, prop, own, meant.get(prop.name))),
    ...use.props.flatMap((prop) => wrongValue(use, prop, own.props.get(prop.name)) ?? []),
  ];
}

/** What React takes itself or hands on; a name with a hyphen is of an element in every type. */
function isReacts(name: string): boolean {
  return name === 'key' || name === 'ref' || name === 'children' || /[-:]/.test(name);
}

function missingProp(
  { name: component, place }: ElementUse,
  name: string,
  prop: OwnProp | undefined,
): DiagnosticDraft | undefined {
  if (!prop?.required) return undefined;
  return {
    code,
    message: `<${component}> is missing the prop "${name}"`,
    help: prop.accepts ? `It accepts ${described(prop.accepts)}.` : 'The component requires it.',
    place,
    related: [{ message: 'the component declares it here', place: prop.place }],
  };
}

function unknownProp(
  { name: component }: ElementUse,
  { name, place }: WrittenProp,
  own: OwnProps,
  meant: string | undefined,
): DiagnosticDraft {
  const known = [...own.props.keys()].filter((one) => one !== 'children').sort();
  const all = known.length === 0 ? 'The component has no props.' : `It accepts ${known.map((one) => `"${one}"`).join(', ')}.`;
  return {
    code,
    message: `<${component}> has no prop "${name}"`,
    help: meant ? `Did you mean "${meant}"?` : all,
    place,
    ...respell(place, name, meant),
  };
}

function wrongValue(
  { name: component }: ElementUse,
  { name, literal }: WrittenProp,
  prop: OwnProp | undefined,
): DiagnosticDraft | undefined {
  const { accepts, place } = prop ?? {};
  if (!literal || !accepts || !place || acceptsLiteral(accepts, literal.value)) return undefined;
  const texts = accepts.values.filter((value): value is string => typeof value === 'string');
  const meant = typeof literal.value === 'string' ? nearest(literal.value, texts) : undefined;
  const asCode = codeFor(literal.value, accepts);
  return {
    code,
    message: `the prop "${name}" of <${component}> does not accept ${shown(literal.value)}`,
    help: meant
      ? `Did you mean "${meant}"?`
      : `It accepts ${described(accepts)}.${asCode === undefined ? '' : ` Write \`${name}={${asCode}}\`.`}`,
    place: literal.place,
    related: [{ message: 'the component declares it here', place }],
    ...(typeof literal.value === 'string' ? respell(literal.place, literal.value, meant) : {}),
  };
}

/** What a text stands for that is written where a number or a truth value is taken. */
function codeFor(value: PropLiteral, accepts: Accepted): string | undefined {
  if (typeof value !== 'string') return undefined;
  const read = value === 'true' || value === 'false' ? value === 'true' : value.trim() === '' ? Number.NaN : Number(value);
  return !Number.isNaN(read) && acceptsLiteral(accepts, read) ? String(read) : undefined;
}

const names = {
  string: 'a string',
  number: 'a number',
  boolean: '`true` or `false`',
  list: 'a list',
  function: 'a function',
} as const;

function described({ values, kinds }: Accepted): string {
  const all = [...values.filter((value) => value !== null).map(shown), ...kinds.map((kind) => names[kind])];
  return all.length < 2 ? (all[0] ?? 'nothing') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
}

function shown(value: PropLiteral): string {
  return typeof value === 'string' ? `"${value}"` : `\`${value}\``;
}
