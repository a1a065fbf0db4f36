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
    summary: 'Content gives a component of the site a prop that its source does not take, or leaves one out.',
  },
  'render/page-without-component': {
    severity: 'error',
    summary: 'What the module of a page exports by default is no component.',
  },
  'render/layout-without-component': {
    severity: 'error',
    summary: 'The layout of a plugin exports no component that can show the page.',
  },
  'render/part-without-component': {
    severity: 'error',
    summary: 'A module in the place of a part of the theme exports no component by default.',
  },
  'render/handler-in-static-part': {
    severity: 'error',
    summary: "A part of the theme or a layout with 'use static' has an event handler, which no browser would call.",
  },
  'render/code-threw': { severity: 'error', summary: 'Code in content threw while the page was rendered.' },
  'render/component-threw': { severity: 'error', summary: 'A component threw while the page was rendered.' },
  'render/head-element': { severity: 'error', summary: 'A component wants an element in the head that cannot stand there.' },
  'render/inline-script': { severity: 'warning', summary: 'A component makes a script, which the policy of the site refuses.' },
  'render/inline-style': { severity: 'warning', summary: 'A component sets a style, which the policy of the site refuses.' },
  'render/code-address': { severity: 'error', summary: 'Something makes an address that runs code.' },
  'render/not-for-browsers': {
    severity: 'error',
    summary: 'A module that has to run in browsers needs what only Node has, or cannot be bundled for them.',
  },
  'render/invalid-use': { severity: 'error', summary: 'A component of the theme is used in a way that it cannot show.' },
  'render/broken-link': {
    severity: 'error',
    summary: 'A component links to an address that no page has, or shows a file that does not exist.',
  },
  'render/stylesheet-syntax': { severity: 'warning', summary: 'A stylesheet has a place that is no CSS.' },
  'render/unknown-property': { severity: 'info', summary: 'A stylesheet sets a property that CSS does not have.' },
  'render/unknown-layout': { severity: 'error', summary: 'A page asks for a layout that the theme does not have.' },
} as const satisfies Catalogue;
