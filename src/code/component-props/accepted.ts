// Reads from a type which literals it accepts, where that can be told without a type checker.
import type { Accepted, PropLiteral } from '#model/own-props';
import { importedModule, isTooFar, type Node, nameOf, type OpenModule, type SourceModule, type Trail } from './open-module.ts';

/** `isOptional` means that the type includes `undefined`. */
export interface AcceptedType {
  readonly accepts: Accepted | undefined;
  readonly isOptional: boolean;
}

const anything: AcceptedType = { accepts: undefined, isOptional: false };

const keywords: Readonly<Record<string, AcceptedType>> = {
  TSStringKeyword: ofKind('string'),
  TSNumberKeyword: ofKind('number'),
  TSBooleanKeyword: ofKind('boolean'),
  TSArrayType: ofKind('list'),
  TSTupleType: ofKind('list'),
  TSFunctionType: ofKind('function'),
  TSNullKeyword: ofValues([null]),
  TSUndefinedKeyword: { accepts: { values: [], kinds: [] }, isOptional: true },
  TSAnyKeyword: { accepts: undefined, isOptional: true },
  TSUnknownKeyword: { accepts: undefined, isOptional: true },
};

export function acceptedBy(open: OpenModule, module: SourceModule, type: Node, trail: Trail = []): AcceptedType {
  const inner = (node: unknown): AcceptedType => acceptedBy(open, module, node as Node, trail);
  switch (type.type) {
    case 'TSParenthesizedType':
      return inner(type['typeAnnotation']);
    case 'TSLiteralType': {
      const literal = literalOf(type['literal'] as Node);
      return literal === undefined ? anything : ofValues([literal]);
    }
    case 'TSUnionType':
      return united((type['types'] as readonly Node[]).map(inner));
    case 'TSTypeReference':
      return type['typeParameters'] ? anything : named(open, module, type['typeName'] as Node, trail);
    case 'TSTypeOperator':
      return type['operator'] === 'keyof' ? listed(keysOf(queried(module, type['typeAnnotation'] as Node))) : anything;
    case 'TSIndexedAccessType': {
      const isElement = (type['indexType'] as Node).type === 'TSNumberKeyword';
      return isElement ? listed(elementsOf(queried(module, type['objectType'] as Node))) : anything;
    }
    default:
      return keywords[type.type] ?? anything;
  }
}

function named(open: OpenModule, module: SourceModule, typeName: Node, trail: Trail): AcceptedType {
  const name = nameOf(typeName);
  const declared = module.types.get(name);
  const imported = module.types.has(name) ? undefined : module.imports.get(name);
  const next = declared ?? imported;
  if (!next || isTooFar(trail, next)) return anything;
  const onward = [...trail, next];
  if (declared) {
    const isAlias = declared.type === 'TSTypeAliasDeclaration' && !declared['typeParameters'];
    return isAlias ? acceptedBy(open, module, declared['typeAnnotation'] as Node, onward) : anything;
  }
  const other = imported && importedModule(open, module, imported.specifier);
  return other && imported ? named(open, other, { type: 'Identifier', name: imported.name }, onward) : anything;
}

function united(types: readonly AcceptedType[]): AcceptedType {
  const isOptional = types.some((one) => one.isOptional);
  const known = types.flatMap(({ accepts }) => accepts ?? []);
  if (known.length < types.length) return { accepts: undefined, isOptional };
  return {
    accepts: {
      values: [...new Set(known.flatMap(({ values }) => values))],
      kinds: [...new Set(known.flatMap(({ kinds }) => kinds))],
    },
    isOptional,
  };
}

/** The value of `typeof name`, of a constant of this module that nothing can change. */
function queried(module: SourceModule, type: Node): Node | undefined {
  if (type.type === 'TSParenthesizedType') return queried(module, type['typeAnnotation'] as Node);
  if (type.type !== 'TSTypeQuery') return undefined;
  const declared = module.values.get(nameOf(type['exprName'] as Node));
  const init =
    declared?.type === 'VariableDeclarator' && !(declared['id'] as Node)['typeAnnotation'] ? declared['init'] : undefined;
  return init as Node | undefined;
}

/** Without `as const`, the type of an element is that of any text. */
function elementsOf(value: Node | undefined): readonly PropLiteral[] | undefined {
  const list = isConstant(value) ? (value?.['expression'] as Node) : undefined;
  if (list?.type !== 'ArrayExpression') return undefined;
  const literals = (list['elements'] as readonly (Node | null)[]).map((one) => (one ? literalOf(one) : undefined));
  return literals.includes(undefined) ? undefined : (literals as readonly PropLiteral[]);
}

function keysOf(value: Node | undefined): readonly PropLiteral[] | undefined {
  const object = value?.type === 'TSSatisfiesExpression' || isConstant(value) ? (value?.['expression'] as Node) : value;
  if (object?.type !== 'ObjectExpression') return undefined;
  const properties = object['properties'] as readonly Node[];
  const isPlain = properties.every(({ type, computed }) => type !== 'SpreadElement' && computed !== true);
  return isPlain ? properties.map(({ key }) => keyOf(key as Node)) : undefined;
}

/** `keyof` gives numbers for keys that are written as numbers. */
function keyOf(key: Node): PropLiteral {
  return key.type === 'NumericLiteral' ? (key['value'] as number) : nameOf(key);
}

/** `… as const`: another type may have other keys. */
function isConstant(value: Node | undefined): boolean {
  return value?.type === 'TSAsExpression' && nameOf((value['typeAnnotation'] as Node)['typeName'] as Node) === 'const';
}

function listed(values: readonly PropLiteral[] | undefined): AcceptedType {
  return values ? ofValues(values) : anything;
}

export function literalOf(node: Node): PropLiteral | undefined {
  if (/^(?:String|Numeric|Boolean)Literal$/.test(node.type)) return node['value'] as PropLiteral;
  if (node.type === 'NullLiteral') return null;
  if (node.type === 'UnaryExpression' && node['operator'] === '-') {
    const value = literalOf(node['argument'] as Node);
    return typeof value === 'number' ? -value : undefined;
  }
  const quasis = node.type === 'TemplateLiteral' ? (node['quasis'] as readonly Node[]) : [];
  return quasis.length === 1 ? String((quasis[0]?.['value'] as { cooked: string } | undefined)?.cooked) : undefined;
}

function ofKind(kind: Accepted['kinds'][number]): AcceptedType {
  return { accepts: { values: [], kinds: [kind] }, isOptional: false };
}

function ofValues(values: readonly PropLiteral[]): AcceptedType {
  return { accepts: { values, kinds: [] }, isOptional: false };
}
