// Exports what few islands show: the components of content, and what a site may import as `slodocs/theme`.
import { mdxComponents as components } from './mdx/mdx.ts';
import * as theme from './public.ts';

export { components, theme };
