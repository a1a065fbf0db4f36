// Exports the runtime that the compiled modules of live bodies call, on server and in browser.
import jsxRuntime from 'react/jsx-runtime';
import { Boundary } from './Boundary.tsx';
import { imageOf } from './image.tsx';
import { islandsOf } from './islands-of.ts';
import { markdownModule, withMarkdown } from './markdown.tsx';
import { part } from './part.ts';
import { Still } from './Still.tsx';

export const live = { Boundary, Still, imageOf, islandsOf, jsxRuntime, markdownModule, part, withMarkdown };
