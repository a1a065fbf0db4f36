// Lists the keys that a schema allows at a path of the checked value.
import type * as z from 'zod';
import type { Path } from './config-source.ts';

export function keysAt(root: z.ZodType, path: Path): readonly string[] {
  let schema: Schema | undefined = root as unknown as Schema;
  for (const step of path) schema = schema && memberOf(plain(schema), step);
  return Object.keys((schema && plain(schema).def.shape) ?? {});
}

/** The keys that a schema would silently drop, by the path of their object. */
export function droppedKeys(
  schema: z.ZodType,
  value: unknown,
  path: Path = [],
): readonly { readonly path: Path; readonly keys: readonly string[] }[] {
  const { def } = unwrapped(schema as unknown as Schema);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => {
    const member = def.shape?.[key] ?? def.element ?? def.valueType;
    return member ? droppedKeys(member as unknown as z.ZodType, one, [...path, Array.isArray(value) ? Number(key) : key]) : [];
  });
  const { shape, catchall } = def;
  const keys = shape && catchall === undefined ? Object.keys(value).filter((key) => !Object.hasOwn(shape, key)) : [];
  return keys.length > 0 ? [{ path, keys }, ...inner] : inner;
}

/** Unwraps wrappers such as optional; a union stays, because it is ambiguous. */
function unwrapped(schema: Schema): Schema {
  const inner = schema.def.innerType ?? schema.def.getter?.();
  return inner ? unwrapped(inner) : schema;
}

/** A loose type of Zod's schemas: the fields of a definition depend on its type. */
interface Schema {
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Schema>>;
    readonly element?: Schema;
    readonly catchall?: Schema;
    readonly innerType?: Schema;
    readonly valueType?: Schema;
    readonly getter?: () => Schema;
    readonly options?: readonly Schema[];
  } & Pick<z.core.$ZodTypeDef, 'type'>;
}

function plain(schema: Schema): Schema {
  const object = schema.def.options?.find(({ def }) => def.shape ?? def.element);
  const inner = object ?? schema.def.innerType ?? schema.def.getter?.();
  return inner ? plain(inner) : schema;
}

function memberOf({ def }: Schema, step: string | number): Schema | undefined {
  return def.shape?.[String(step)] ?? def.element ?? def.valueType;
}
