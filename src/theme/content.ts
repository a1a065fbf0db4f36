// What bodies with components are made of in the browser: the theme's components, by the names under which content asks for them,
// and the packages and parts that a site's own components may import.
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import { live } from './live/live.ts';
import * as theme from './public.ts';

const { components } = live;

export { components, jsxRuntime, live, react, reactDom, theme };
