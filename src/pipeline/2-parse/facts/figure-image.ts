// Moves the image from a figure's attributes into its content, so that it gets a size and copies like others.
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

const ofImage: ReadonlySet<string> = new Set(['src', 'alt', 'width', 'height', 'loading']);

/** Skips a figure without `alt`, which its component reports, or with an expression as its address. */
export function moveImageInside(figure: MdxJsxFlowElement | MdxJsxTextElement): void {
  const attributes = figure.attributes.filter((one) => one.type === 'mdxJsxAttribute' && ofImage.has(one.name));
  const isNamed = attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'src' && typeof one.value === 'string');
  const isDescribed = attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'alt');
  // A spread may override any of them.
  const hasSpread = figure.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');
  if (!isNamed || !isDescribed || hasSpread) return;
  const image = { ...figure, name: 'img', attributes, children: [] };
  figure.attributes = figure.attributes.filter((one) => !attributes.includes(one));
  figure.children = [image, ...figure.children] as typeof figure.children;
}
