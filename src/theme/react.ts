// The theme's own React, for components of the site that render on the server: there must be only one.
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

export { jsxRuntime, react };
