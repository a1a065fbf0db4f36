// Lists the keys that a schema knows at a path of the value that it checks.
import type * as z from 'zod';
import type { Path } from './config-source.ts';

export function keysAt(root: z.ZodType, path: Path): readonly string[] {
  let schema: Schema | undefined = root as unknown as Schema;
  for (const step of path) schema = schema && memberOf(plain(schema), step);
  return Object.keys((schema && plain(schema).def.shape) ?? {});
}

/** What all schemas have, seen loosely: which of these a definition has depends on its type. */
interface Schema {
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Schema>>;
    readonly element?: Schema;
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
