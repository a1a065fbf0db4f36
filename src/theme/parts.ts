// Exports what few islands show: the components of content.
export { mdxComponents as components } from './mdx/mdx.ts';
