// Exports the theme's React for site components that render on the server: there must be only one.
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

export { jsxRuntime, react };
