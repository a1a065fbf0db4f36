// Determines where in a page an element is: in its main part, next to it, in the sidebar or in the table of contents.
import { type Attributes, isContents, isSidebar, isUnseen } from './known-markup.ts';

/** An open element, with what it inherits. */
export interface Open {
  readonly name: string;
  readonly attributes: Attributes;
  readonly isMain: boolean;
  readonly isAside: boolean;
  readonly isSidebar: boolean;
  readonly isContents: boolean;
  /** True for what readers do not see in a text. */
  readonly isUnseen: boolean;
}

export const root: Open = {
  name: '',
  attributes: {},
  isMain: false,
  isAside: false,
  isSidebar: false,
  isContents: false,
  isUnseen: false,
};

export function enter(outer: Open, name: string, attributes: Attributes): Open {
  return {
    name,
    attributes,
    isMain: outer.isMain || name === 'main' || attributes['role'] === 'main',
    isAside: outer.isAside || name === 'nav' || name === 'aside',
    isSidebar: outer.isSidebar || isSidebar(name, attributes),
    isContents: outer.isContents || isContents(attributes),
    isUnseen: outer.isUnseen || isUnseen(name, attributes),
  };
}
