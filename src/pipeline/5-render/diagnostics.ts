// Lists the diagnostics of rendering.
import type { Catalogue } from '#model/diagnostic';

export const renderDiagnostics = {
  'render/module-failed': {
    severity: 'error',
    summary: 'A module that content imports, or that replaces a part of the theme, cannot be loaded.',
  },
  'render/unknown-export': { severity: 'error', summary: 'Content imports a name that its module does not export.' },
  'render/wrong-prop': {
    severity: 'warning',
    summary: 'One of your components receives an unknown prop or an invalid value, or is missing a required prop.',
  },
  'render/page-without-component': { severity: 'error', summary: "The default export of a page's module is not a component." },
  'render/layout-without-component': {
    severity: 'error',
    summary: "A plugin's layout does not export a component that can show the page.",
  },
  'render/part-without-component': {
    severity: 'error',
    summary: 'A module that replaces a part of the theme has no component as its default export.',
  },
  'render/handler-in-static-part': {
    severity: 'error',
    summary: "A part of the theme or a layout with 'use static' has an event handler, which browsers would never call.",
  },
  'render/code-threw': { severity: 'error', summary: 'Code in content threw while the page was rendered.' },
  'render/component-threw': { severity: 'error', summary: 'A component threw while the page was rendered.' },
  'render/head-element': { severity: 'error', summary: 'A component adds an element to the head that is not allowed there.' },
  'render/inline-script': { severity: 'warning', summary: "A component makes a script, which the site's policy blocks." },
  'render/inline-style': { severity: 'warning', summary: "A component sets a style, which the site's policy blocks." },
  'render/code-address': { severity: 'error', summary: 'A component or plugin makes an address that runs code.' },
  'render/not-for-browsers': {
    severity: 'error',
    summary: 'A module that has to run in browsers needs Node.js, or cannot be bundled for browsers.',
  },
  'render/invalid-use': { severity: 'error', summary: 'A theme component is used incorrectly.' },
  'render/broken-link': {
    severity: 'error',
    summary: 'A component links to an address that no page has, or shows a file that does not exist.',
  },
  'render/stylesheet-syntax': { severity: 'warning', summary: 'A stylesheet has a syntax error.' },
  'render/unknown-property': { severity: 'info', summary: 'A stylesheet sets a property that does not exist in CSS.' },
  'render/unknown-layout': { severity: 'error', summary: 'A page uses a layout that neither the theme nor a plugin has.' },
} as const satisfies Catalogue;
