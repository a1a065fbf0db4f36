// Reports a component that does not exist by its name, which React's error does not tell.
import { nearest } from '#model/nearest';

/** Thrown where an element's component is undefined. */
export class MissingComponent extends Error {
  /** The name that was probably meant. */
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
