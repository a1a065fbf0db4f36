// Re-exports the libraries that parse and compile Markdown, so that they load together and only when needed.

export { buildJsx } from 'estree-util-build-jsx';
export { toJs } from 'estree-util-to-js';
export { toHtml } from 'hast-util-to-html';
export { default as remarkDirective } from 'remark-directive';
export { default as remarkGfm } from 'remark-gfm';
export { default as remarkMdx } from 'remark-mdx';
export { default as remarkParse } from 'remark-parse';
export { default as remarkRehype } from 'remark-rehype';
export { unified } from 'unified';
