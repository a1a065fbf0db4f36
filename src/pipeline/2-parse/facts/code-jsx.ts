// Finds the files that JSX elements in code name by literal attributes, such as `picture={<img src="./x.png" />}`.
import type { SimpleLiteral } from 'estree';
import type { JSXAttribute, JSXElement } from 'estree-jsx';
import { codeImage, type Link } from '#model/document';
import { kindOf } from './address-attributes.ts';

export interface JsxFile {
  readonly kind: Link['kind'];
  readonly address: SimpleLiteral & { readonly value: string };
  /** Replaces the address by a hole, and the element by one that gives images their size and copies. */
  readonly cut: (hole: string) => void;
}

/** Skips links, which are checked when the page is rendered. */
export function jsxFiles({ openingElement, closingElement }: JSXElement): readonly JsxFile[] {
  const { name } = openingElement;
  if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return [];
  const attributes = openingElement.attributes.filter((one): one is JSXAttribute => one.type === 'JSXAttribute');
  const all = attributes.map((one) => ({ name: nameOf(one), value: literalOf(one)?.value }));
  const element = name.name;
  return attributes.flatMap((attribute): readonly JsxFile[] => {
    const address = literalOf(attribute);
    const kind = address && kindOf(element, nameOf(attribute), address.value, all);
    if (!kind || kind === 'link' || kind === 'candidates') return [];
    const cut = (hole: string): void => {
      attribute.value = { type: 'Literal', value: hole };
      if (kind !== 'image') return;
      openingElement.name = { type: 'JSXIdentifier', name: codeImage };
      if (closingElement) closingElement.name = { ...openingElement.name };
    };
    return [{ kind, address, cut }];
  });
}

function nameOf({ name }: JSXAttribute): string {
  return name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`;
}

function literalOf({ value }: JSXAttribute): JsxFile['address'] | undefined {
  const literal = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  return literal?.type === 'Literal' && typeof literal.value === 'string' ? (literal as JsxFile['address']) : undefined;
}
