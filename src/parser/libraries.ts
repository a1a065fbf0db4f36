// Re-exports the libraries that change and compile trees, so that they load together and only when needed.

export { buildJsx } from 'estree-util-build-jsx';
export { toJs } from 'estree-util-to-js';
export { default as remarkRehype } from 'remark-rehype';
export { unified } from 'unified';
