// Lists the alternatives of a schema, with the values by which a discriminator chooses each.
import type { Api } from '../../api/api.ts';
import { childrenOf, coreOf, firstNamed, heirsOf, valuesFor } from '../../api/discriminator.ts';
import type { Discriminator, Schema } from '../../api/schema.ts';
import { describedValues } from './facts.ts';
import { type Chosen, hasContent } from './members.ts';
import { typeName } from './type-name.ts';
import type { SchemaView } from './view.ts';

export interface Alternative {
  readonly schema: Schema;
  readonly label: string;
  readonly chosen: Chosen | undefined;
}

export interface Alternatives {
  /** Those that say more than their type. */
  readonly oneOf: readonly Alternative[];
  readonly anyOf: readonly Alternative[];
  /** By the discriminator of the schema itself. */
  readonly chosen: Chosen | undefined;
}

export function alternativesOf(schema: Schema, view: SchemaView, api: Api, anything: string): Alternatives {
  const core = coreOf(schema);
  const all = [...view.oneOf, ...view.anyOf];
  // A member that lists its children has the schema itself among them: the others are no alternatives of it.
  const isChild = all.some((one) => coreOf(one) === core);
  const owner = view.parts.find(({ discriminator }) => discriminator !== undefined);
  const discriminator = owner?.discriminator;
  const children = discriminator && (isChild || all.length === 0) ? childrenIn(core, owner === core, api) : [];
  const nameOf = (one: Schema): string | undefined => firstNamed(one, api.nameOf);
  const make = (one: Schema): Alternative => ({
    schema: one,
    label: labelOf(one, api, anything),
    chosen: discriminator && chosenFor([nameOf(one)], discriminator),
  });
  const isWorthShowing = ({ schema: one, chosen }: Alternative): boolean => hasContent(one) || chosen !== undefined;
  const shown = (list: readonly Schema[]): readonly Alternative[] => list.map(make).filter(isWorthShowing);
  const isHidden = isChild || describedValues(view).length > 0;
  const values = children.length > 0 ? children : isChild || owner === core ? [schema] : all.length > 0 ? all : [schema];
  return {
    oneOf: shown([...(isHidden ? [] : view.oneOf), ...children]),
    anyOf: isChild ? [] : shown(view.anyOf),
    chosen: discriminator && chosenFor(values.map(nameOf), discriminator),
  };
}

/** A schema with a discriminator need not list the schemas that are made of it. */
function childrenIn(core: Schema, isOwner: boolean, { schemaNames }: Api): readonly Schema[] {
  return isOwner ? childrenOf(core, schemaNames) : heirsOf(core, schemaNames);
}

function chosenFor(names: readonly (string | undefined)[], discriminator: Discriminator): Chosen | undefined {
  const values = [...new Set(names.flatMap((name) => valuesFor(discriminator, name)))];
  return values.length > 0 ? { property: discriminator.propertyName, values } : undefined;
}

/** Its name, or its title, whichever is further out. */
function labelOf(schema: Schema, api: Api, anything: string): string {
  const named = firstNamed(schema, (one) => api.nameOf(one) ?? (typeof one === 'object' ? one.title : undefined));
  return named ?? typeName(schema, api, anything);
}
