// Reports a component that is named and does not exist, as React would not tell it.
import { nearest } from '#model/nearest';

/** Thrown where an element would have no component. */
export class MissingComponent extends Error {
  /** The name that may have been meant. */
  readonly meant: string | undefined;

  constructor(name: string, meant?: string) {
    super(`there is no component "${name}"`);
    this.name = 'MissingComponent';
    this.meant = meant;
  }
}

/** The member of a namespace of components, such as `Charts.Pie`. */
export function memberOf(object: unknown, objectName: string, name: string): unknown {
  const members = object as Readonly<Record<string, unknown>>;
  const value = members[name];
  if (value !== undefined && value !== null) return value;
  const meant = nearest(name, Object.keys(members));
  throw new MissingComponent(`${objectName}.${name}`, meant && `${objectName}.${meant}`);
}
