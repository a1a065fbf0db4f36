// Moves the image that a figure names by attributes into the figure, where it gets what images of content get: a size and copies.
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

const ofImage: ReadonlySet<string> = new Set(['src', 'alt', 'width', 'height', 'loading']);

/** Leaves a figure alone whose image has no `alt`, which its component reports, or whose address is an expression. */
export function moveImageInside(figure: MdxJsxFlowElement | MdxJsxTextElement): void {
  const attributes = figure.attributes.filter((one) => one.type === 'mdxJsxAttribute' && ofImage.has(one.name));
  const isNamed = attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'src' && typeof one.value === 'string');
  const isDescribed = attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'alt');
  // What a spread holds may overrule each of them.
  const hasSpread = figure.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');
  if (!isNamed || !isDescribed || hasSpread) return;
  const image = { ...figure, name: 'img', attributes, children: [] };
  figure.attributes = figure.attributes.filter((one) => !attributes.includes(one));
  figure.children = [image, ...figure.children] as typeof figure.children;
}
