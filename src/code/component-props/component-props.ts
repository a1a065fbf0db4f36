// Finds a component in the source of a module, and reads from its types or PropTypes which props it takes.
import type { OwnProps } from '#model/own-props';
import { membersOf, unknownProps, withoutNeeds } from './members.ts';
import { importedModule, type Named, type Node, nameOf, type OpenModule, type SourceModule } from './open-module.ts';
import { propTypesOf } from './prop-types.ts';
import { defaultsIn } from './taken-props.ts';

/**
 * The props of an export of a module, as far as its source tells them without a type checker; where it does not, they are open
 * and nothing is known. `path` is relative to the root, and may lack its extension.
 */
export function componentProps(open: OpenModule, path: string, exported: string): OwnProps {
  const module = open(path);
  const found = module && exportOf(open, module, exported);
  return found ? propsOf(open, found) : unknownProps;
}

function exportOf(open: OpenModule, module: SourceModule, exported: string, depth = 8): Named | undefined {
  if (depth === 0) return undefined;
  for (const statement of module.statements) {
    const declared = statement['declaration'] as Node | null | undefined;
    if (statement.type === 'ExportDefaultDeclaration' && exported === 'default' && declared)
      return declared.type === 'Identifier'
        ? findValue(open, module, nameOf(declared), depth)
        : { module, name: nameOf(declared['id'] as Node | undefined), node: declared };
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const one of (statement['specifiers'] ?? []) as readonly Node[]) {
      if (nameOf(one['exported'] as Node) !== exported) continue;
      const local = nameOf(one['local'] as Node);
      const source = statement['source'] as Node | null;
      if (one.type !== 'ExportSpecifier') return undefined;
      if (!source) return findValue(open, module, local, depth);
      const other = importedModule(open, module, String(source['value']));
      return other && exportOf(open, other, local, depth - 1);
    }
    const isHere = declared && module.values.has(exported) && declares(declared, exported);
    if (isHere) return findValue(open, module, exported, depth);
  }
  return undefined;
}

function declares(declared: Node, name: string): boolean {
  const all = declared.type === 'VariableDeclaration' ? (declared['declarations'] as readonly Node[]) : [declared];
  return all.some(({ id }) => nameOf(id as Node) === name);
}

function findValue(open: OpenModule, module: SourceModule, name: string, depth: number): Named | undefined {
  const node = module.values.get(name);
  if (node) return { module, name, node };
  const imported = module.imports.get(name);
  const other = imported && importedModule(open, module, imported.specifier);
  return other && imported ? exportOf(open, other, imported.name, depth - 1) : undefined;
}

function propsOf(open: OpenModule, { module, name, node }: Named): OwnProps {
  const props = typedProps(open, module, node) ?? propTypesOf(module, name, node) ?? unknownProps;
  return module.statements.some(givesDefaults) ? withoutNeeds(props) : props;
}

/** `Name.defaultProps = …`, of whichever component of the module. */
function givesDefaults({ type, expression }: Node): boolean {
  const assignment = type === 'ExpressionStatement' ? (expression as Node) : undefined;
  const left = assignment?.type === 'AssignmentExpression' ? (assignment['left'] as Node) : undefined;
  return left?.type === 'MemberExpression' && nameOf(left['property'] as Node) === 'defaultProps';
}

/** Undefined where the component has no type of its props. */
function typedProps(open: OpenModule, module: SourceModule, node: Node, depth = 6): OwnProps | undefined {
  if (depth === 0) return undefined;
  switch (node.type) {
    case 'VariableDeclarator': {
      const annotation = (node['id'] as Node)['typeAnnotation'] as Node | undefined;
      const init = node['init'] as Node | null;
      if (annotation) return ofFunctionType(open, module, annotation['typeAnnotation'] as Node, init);
      return init ? typedProps(open, module, init, depth - 1) : undefined;
    }
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return ofFunction(open, module, node);
    case 'ClassDeclaration':
    case 'ClassExpression':
      return ofClass(open, module, node);
    case 'CallExpression':
      return ofCall(open, module, node, depth);
    case 'Identifier': {
      const named = module.values.get(nameOf(node));
      return named && typedProps(open, module, named, depth - 1);
    }
    default:
      return undefined;
  }
}

function ofFunction(open: OpenModule, module: SourceModule, node: Node): OwnProps | undefined {
  const type = paramType(node);
  // What a type parameter stands for depends on the use.
  if (!type || node['typeParameters']) return undefined;
  return withoutNeeds(membersOf(open, module, type), defaultsIn(node));
}

function paramType(node: Node): Node | undefined {
  const [param] = node['params'] as readonly Node[];
  const pattern = param?.type === 'AssignmentPattern' ? (param['left'] as Node) : param;
  return (pattern?.['typeAnnotation'] as Node | undefined)?.['typeAnnotation'] as Node | undefined;
}

/** `FC<Props>` and its like. */
function ofFunctionType(open: OpenModule, module: SourceModule, type: Node, init: Node | null): OwnProps | undefined {
  const typeName = type['typeName'] as Node | undefined;
  const name = nameOf(typeName?.type === 'TSQualifiedName' ? (typeName['right'] as Node) : typeName);
  if (!/^(?:FC|FunctionComponent|ComponentType)$/.test(name) || module.types.has(name)) return undefined;
  const [first] = ((type['typeParameters'] as Node | undefined)?.['params'] ?? []) as readonly Node[];
  return first && withoutNeeds(membersOf(open, module, first), defaultsIn(init));
}

function ofClass(open: OpenModule, module: SourceModule, node: Node): OwnProps | undefined {
  const base = node['superClass'] as Node | null;
  const name = nameOf(base?.type === 'MemberExpression' ? (base['property'] as Node) : (base ?? undefined));
  const [first] = ((node['superTypeParameters'] as Node | undefined)?.['params'] ?? []) as readonly Node[];
  if (!/^(?:Pure)?Component$/.test(name) || !first || node['typeParameters']) return undefined;
  const members = (node['body'] as Node)['body'] as readonly Node[];
  const hasDefaults = members.some((member) => member['static'] === true && nameOf(member['key'] as Node) === 'defaultProps');
  const props = membersOf(open, module, first);
  return hasDefaults ? withoutNeeds(props) : props;
}

/** `memo` and `forwardRef` give what they take. */
function ofCall(open: OpenModule, module: SourceModule, node: Node, depth: number): OwnProps | undefined {
  const callee = node['callee'] as Node;
  const name = nameOf(callee.type === 'MemberExpression' ? (callee['property'] as Node) : callee);
  const [inner] = node['arguments'] as readonly Node[];
  const types = ((node['typeParameters'] as Node | undefined)?.['params'] ?? []) as readonly Node[];
  if (!/^(?:memo|forwardRef)$/.test(name) || !inner) return undefined;
  if (types.length === 0) return typedProps(open, module, inner, depth - 1);
  const given = name === 'forwardRef' ? types[1] : types[0];
  return given && withoutNeeds(membersOf(open, module, given), defaultsIn(inner));
}
