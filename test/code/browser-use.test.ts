// What code says of itself: that it has something to do in a browser, or that it only renders.
import { describe, expect, it } from 'vitest';
import { browserTraits } from '../../src/code/browser-traits.ts';

const uses = (text: string): boolean => browserTraits(text, 'site/a.tsx').uses;

describe('code that lives', () => {
  it.each([
    "import { useState } from 'react';",
    "import React from 'react';\nexport const A = () => React.useState(0)[0];",
    "import * as R from 'react';\nR.useEffect(() => {});",
    "import { createPortal } from 'react-dom';",
    "import BrowserOnly from '@docusaurus/BrowserOnly';",
    "import { useColorMode } from '@docusaurus/theme-common';",
    "import { Link, useWindowSize as size } from 'slodocs/theme';",
    "import { loadLate } from 'slodocs/theme';",
    'export const A = () => <button onClick={() => 1}>x</button>;',
    'export const A = (props) => <Inner onSelect={props.select} />;',
    'export const A = () => <b>{window.innerWidth}</b>;',
    "export const A = () => (typeof document === 'undefined' ? null : <b />);",
    "export const A = () => jsx('b', { onClick: () => 1 });",
    'export const A = ({ place: name }) => location.href + name;',
  ])('%s', (text) => expect(uses(text)).toBe(true));
});

describe('code that only renders', () => {
  it.each([
    "import { createElement, useId, memo, useContext } from 'react';",
    "import React from 'react';\nexport const A = React.memo(() => <React.Fragment />);",
    "import { Link, useDoc, useDocsVersion } from 'slodocs/theme';",
    "import type { MouseEvent } from 'react';\nimport { type Dispatch } from 'react';",
    'export const A = ({ element }: { element: HTMLElement & Window }) => <b>{element.id}</b>;',
    'export const A = (document: { title: string }) => <b>{document.title}</b>;',
    'export const A = ({ history, location: at }) => <b>{history.length + at}</b>;',
    "export const data = { window: 1, 'document': 2 };\nexport const b = data.window;",
    'export const A = ({ online }) => <b data-on="x">{online}</b>;',
  ])('%s', (text) => expect(uses(text)).toBe(false));
});

it('reads the directive of a module', () => {
  expect(browserTraits("// First a word.\n'use client';\n", 'a.ts').directive).toBe('client');
  expect(browserTraits('"use static"\nexport const a = 1;', 'a.ts').directive).toBe('static');
  expect(browserTraits("export const a = 'use client';", 'a.ts').directive).toBeUndefined();
});
