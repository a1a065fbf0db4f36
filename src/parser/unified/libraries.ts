// Re-exports the libraries that parse Markdown, so that they load together and only when needed.

export { default as remarkDirective } from 'remark-directive';
export { default as remarkGfm } from 'remark-gfm';
export { default as remarkParse } from 'remark-parse';
export { unified } from 'unified';
