// Reads the members of a type of props: of literals, interfaces, intersections, and of names that lead to these.
import type { OwnProp, OwnProps } from '#model/own-props';
import { acceptedBy } from './accepted.ts';
import { importedModule, isTooFar, type Node, nameOf, type OpenModule, type SourceModule, type Trail } from './open-module.ts';

/** What nothing is known of. */
export const unknownProps: OwnProps = { props: new Map(), isOpen: true };

/** Types of React and of TypeScript that change nothing but what their function does to the members. */
const wrappers: Readonly<Record<string, (props: OwnProps) => OwnProps>> = {
  Readonly: (props) => props,
  PropsWithChildren: (props) => props,
  Partial: (props) => withoutNeeds(props),
};

export function membersOf(open: OpenModule, module: SourceModule, type: Node, trail: Trail = []): OwnProps {
  const inner = (node: unknown): OwnProps => membersOf(open, module, node as Node, trail);
  switch (type.type) {
    case 'TSParenthesizedType':
      return inner(type['typeAnnotation']);
    case 'TSTypeLiteral':
      return ofMembers(open, module, type['members'] as readonly Node[]);
    case 'TSIntersectionType':
      return joined((type['types'] as readonly Node[]).map(inner));
    case 'TSTypeReference':
      return ofReference(open, module, type, trail);
    default:
      return unknownProps;
  }
}

function ofReference(open: OpenModule, module: SourceModule, type: Node, trail: Trail): OwnProps {
  const typeName = type['typeName'] as Node;
  const [first, ...others] = ((type['typeParameters'] as Node | undefined)?.['params'] ?? []) as readonly Node[];
  const name = nameOf(typeName.type === 'TSQualifiedName' ? (typeName['right'] as Node) : typeName);
  const wrap = module.types.has(name) || !Object.hasOwn(wrappers, name) ? undefined : wrappers[name];
  if (wrap) return first && others.length === 0 ? wrap(membersOf(open, module, first, trail)) : unknownProps;
  return first || typeName.type === 'TSQualifiedName' ? unknownProps : ofName(open, module, name, trail);
}

function ofName(open: OpenModule, module: SourceModule, name: string, trail: Trail): OwnProps {
  const declared = module.types.get(name);
  const imported = module.types.has(name) ? undefined : module.imports.get(name);
  const next = declared ?? imported;
  if (!next || isTooFar(trail, next) || declared?.['typeParameters']) return unknownProps;
  const onward = [...trail, next];
  if (declared?.type === 'TSTypeAliasDeclaration') return membersOf(open, module, declared['typeAnnotation'] as Node, onward);
  if (declared) return ofInterface(open, module, declared, onward);
  const other = imported && importedModule(open, module, imported.specifier);
  return other && imported ? ofName(open, other, exportedType(other, imported.name), onward) : unknownProps;
}

function ofInterface(open: OpenModule, module: SourceModule, declared: Node, trail: Trail): OwnProps {
  const bases = ((declared['extends'] as readonly Node[] | null | undefined) ?? []).map(({ expression, typeParameters }) =>
    ofReference(open, module, { type: '', typeName: expression, typeParameters }, trail),
  );
  const own = ofMembers(open, module, (declared['body'] as Node)['body'] as readonly Node[]);
  const inherited = joined(bases);
  // A member that an interface repeats is its own.
  return { props: new Map([...inherited.props, ...own.props]), isOpen: own.isOpen || inherited.isOpen };
}

/** The name of a type in its own module, where that exports it under another one. */
function exportedType(module: SourceModule, name: string): string {
  for (const statement of module.statements) {
    if (statement.type === 'ExportDefaultDeclaration' && name === 'default')
      return nameOf((statement['declaration'] as Node)['id'] as Node);
    if (statement.type !== 'ExportNamedDeclaration' || statement['source']) continue;
    for (const one of (statement['specifiers'] ?? []) as readonly Node[])
      if (nameOf(one['exported'] as Node) === name) return nameOf(one['local'] as Node);
  }
  return name;
}

function ofMembers(open: OpenModule, module: SourceModule, members: readonly Node[]): OwnProps {
  const props = new Map<string, OwnProp>();
  let isOpen = false;
  for (const member of members) {
    const key = member['key'] as Node | undefined;
    const isProp = /^TS(?:Property|Method)Signature$/.test(member.type) && key !== undefined && member['computed'] !== true;
    if (!isProp) {
      isOpen = true;
      continue;
    }
    const type = (member['typeAnnotation'] as Node | undefined)?.['typeAnnotation'] as Node | undefined;
    const isMethod = member.type === 'TSMethodSignature';
    const { accepts, isOptional } =
      isMethod || !type ? { accepts: undefined, isOptional: !isMethod } : acceptedBy(open, module, type);
    const name = nameOf(key);
    // Overloads of a method say the same.
    props.set(name, { required: member['optional'] !== true && !isOptional, accepts, place: module.placeOf(key) });
  }
  return { props, isOpen };
}

/** What two parts of an intersection say of one prop is left to a type checker. */
function joined(parts: readonly OwnProps[]): OwnProps {
  const props = new Map<string, OwnProp>();
  for (const part of parts) {
    for (const [name, prop] of part.props) {
      const other = props.get(name);
      props.set(name, other ? { ...prop, accepts: undefined, required: prop.required || other.required } : prop);
    }
  }
  return { props, isOpen: parts.some(({ isOpen }) => isOpen) };
}

export function withoutNeeds({ props, isOpen }: OwnProps, names?: ReadonlySet<string>): OwnProps {
  const eased = [...props].map(
    ([name, prop]) => [name, names?.has(name) === false ? prop : { ...prop, required: false }] as const,
  );
  return { props: new Map(eased), isOpen };
}
