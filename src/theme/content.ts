// What bodies with components are made of in the browser: the theme's components, by the names under which content asks for them,
// and the packages and parts that a site's own components may import.
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { live } from './live/live.ts';
import * as theme from './public.ts';

const { components } = live;

export { components, jsxRuntime, live, react, reactDom, theme };
