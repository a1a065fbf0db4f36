// Creates a site with live components of every kind that content may have.
import { configText } from '../../pipeline/built-site.ts';

const counter = `import { useId, useState } from 'react';

export function Counter({ from = 0, label = 'Counter' }) {
  const id = useId();
  const [count, setCount] = useState(from);
  return (
    <button type="button" id={id} aria-label={label} onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}
`;

const fragile = `import { useEffect, useState } from 'react';

export function AtOnce() {
  const [ready, setReady] = useState(false);
  if (typeof window !== 'undefined') throw new Error('broken at once');
  return <p>never seen {String(ready)}</p>;
}

export function OnClick() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('broken by a click');
  return <button type="button" onClick={() => setBroken(true)}>Break</button>;
}
`;

export const liveSite: Readonly<Record<string, string>> = {
  'site.config.ts': configText(
    "  theme: { slots: { ContentEnd: './site/End.tsx', Footer: './site/Footer.tsx' }, clientModules: ['site/visits.ts'] },\n  severity: { 'render/inline-style': 'off' },\n",
  ),
  'static/favicon.ico': '',
  'site/Footer.tsx': `import { Counter } from './Counter.tsx';
import { SmartLink } from 'slodocs/theme';

export default function Footer() {
  return <footer className="footer"><Counter label="Footer" /><SmartLink href="/docs/prose">Prose</SmartLink></footer>;
}
`,
  'site/End.tsx': 'export default function End({ page }) { return <p className="end">End of {page.title}</p>; }\n',
  'site/visits.ts': 'export function onRouteDidUpdate(): void {}\ndocument.documentElement.dataset.visited = "";\n',
  'site/Counter.tsx': counter,
  'site/Fragile.tsx': fragile,
  'site/Plain.tsx': 'export function Plain({ children }) { return <em className="plain">{children}</em>; }\n',
  'site/Files.tsx':
    "import { readFileSync } from 'node:fs';\nexport function Files() { return <b className=\"files\">{readFileSync('site.config.ts', 'utf8').length > 0 ? 'read' : ''}</b>; }\n",
  'site/AsClient.tsx': "'use client';\nexport function AsClient() { return <i>client</i>; }\n",
  'site/Sized.tsx':
    "import { useWindowSize } from 'slodocs/theme';\nexport function Sized() { return <i>{useWindowSize()}</i>; }\n",
  'docs/sized.mdx': "import { Sized } from '@site/site/Sized';\n\n# Sized\n\n<Sized />\n",
  'site/AsStatic.tsx':
    "'use static';\nimport { useState } from 'react';\nexport function AsStatic() { return <i>{useState('static')[0]}</i>; }\n",
  'site/Styled.tsx':
    "import { useState } from 'react';\nimport names from './styled.module.css';\nexport function Styled() { return <b className={names.box}>{useState('styled')[0]}</b>; }\n",
  'site/Poster.tsx':
    "import { useState } from 'react';\nexport function Poster() { const [on, set] = useState(false); return <button type=\"button\" style={{ width: '40px', color: on ? 'rgb(9, 9, 9)' : 'rgb(1,2,3)' }} onClick={() => set(true)}>Poster</button>; }\n",
  'docs/poster.mdx': "import { Poster } from '@site/site/Poster';\n\n# Poster\n\n<Poster />\n",
  'site/Shown.tsx':
    'import { useState } from \'react\';\nimport Part from \'../docs/_shown.mdx\';\nexport function Shown() { const [on, set] = useState(true); return <section><button type="button" onClick={() => set(!on)}>Toggle</button>{on && <Part of="3" />}</section>; }\n',
  'docs/_shown.mdx':
    'import { Counter } from \'@site/site/Counter\';\n\nIt costs {props.of}. [Prose](./prose.md)\n\n<Counter label="Inner" />\n',
  'docs/shown.mdx': "import { Shown } from '@site/site/Shown';\n\n# Shown\n\n<Shown />\n",
  'site/styled.module.css': '.box { color: rgb(1, 2, 3); }\n',
  'node_modules/clicker/package.json': JSON.stringify({
    name: 'clicker',
    type: 'module',
    version: '1.0.0',
    exports: './index.js',
    peerDependencies: { react: '*' },
  }),
  'node_modules/clicker/index.js': "export { Clicker } from 'clicker-core';\n",
  'node_modules/clicker-core/package.json': JSON.stringify({
    name: 'clicker-core',
    version: '1.0.0',
    main: 'index.js',
    peerDependencies: { react: '*' },
  }),
  'node_modules/clicker-core/index.js':
    "const { createElement, useState } = require('react');\nexports.Clicker = function Clicker() { const [n, set] = useState(0); return createElement('button', { onClick: () => set(n + 1) }, 'Clicked ' + n); };\n",
  'docs/prose.md': '# Prose\n\nNothing but **text**.\n\n```js\nconst a = 1;\n```\n',
  'docs/plain.mdx': "import { Plain } from '@site/site/Plain';\n\n# Plain\n\n<Plain>shown</Plain>\n",
  'docs/as-static.mdx': "import { AsStatic } from '@site/site/AsStatic';\n\n# As static\n\n<AsStatic />\n",
  'docs/as-client.mdx': "import { AsClient } from '@site/site/AsClient';\n\n# As client\n\n<AsClient />\n",
  'docs/alone.mdx':
    "import { Counter } from '@site/site/Counter';\n\n# Alone\n\nText with `code` and [a link](./prose.md).\n\n<Counter from={3} />\n",
  'docs/nested.mdx': `import { Counter } from '@site/site/Counter';
import { Files } from '@site/site/Files';
import { Plain } from '@site/site/Plain';
import { Styled } from '@site/site/Styled';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Part from './_part.mdx';

# Nested

:::note[With a counter]

<Counter label="In a note" />

:::

<Tabs>
<TabItem value="a" label="A">

<Counter label="In a tab" />

</TabItem>
<TabItem value="b" label="B">Other</TabItem>
</Tabs>

- One
- Two <Counter label="In a list" />

<Plain>Around <Counter label="In a component" /></Plain>

<Files />

<Styled />

![Picture](./a.svg)

<img src={require('./a.svg').default} alt="Asked for" />

<CodeBlock language="js" title="x.js">{\`const a = 1;\`}</CodeBlock>

<Part label="In a part" />

{[1, 2].map((n) => <Counter key={n} label={\`Of \${n}\`} />)}

{frontMatter.title}{props.nothing}
`,
  'docs/_part.mdx':
    "import { Counter } from '@site/site/Counter';\n\n## Part\n\nSome *text*.\n\n<Counter label={props.label} />\n",
  'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><path d="M0 0h90v30z"/></svg>',
  'docs/own.mdx': `import { useState } from 'react';

# Own

export const price = (amount) => amount + ' euros';

export const Named = () => <em>Named</em>;

export const Own = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Own {count}</button>;
};

<Own />

export const Framed = () => <div><Own /></div>;

Costs {price(12)}, by <Named />. <button onClick={() => { document.title = 'clicked'; }}>Title</button> <b>{[1].map((n) => <i key={n} title="Pressed" onClick={() => 0}>{n}</i>)}</b>

<Framed />

<span>{toc.length}</span>
`,
  'site/Item.tsx':
    'import { useState } from \'react\';\nexport function Item({ label }) { const [n, set] = useState(0); return <li><button type="button" onClick={() => set(n + 1)}>{label} {n}</button></li>; }\nexport function Dot() { const [n, set] = useState(1); return <circle r={n} onClick={() => set(n + 1)} />; }\n',
  'site/Card.tsx':
    'import { useState } from \'react\';\nexport function Card() { const [n, set] = useState(0); return <button type="button" onClick={() => set(n + 1)}>{["Card", n].join(" ")}</button>; }\n',
  'docs/placed.mdx': `import { Card } from '@site/site/Card';
import { Counter } from '@site/site/Counter';
import { Dot, Item } from '@site/site/Item';

# Placed

Words of the page.

<Card />

<ul><Item label="One" /><Item label="Two" /></ul>

| A | B |
|---|---|
| x | <Counter label="In a cell" /> |

<svg viewBox="-9 -9 18 18" width="90"><Dot /></svg>

<div style={{ blockSize: '2000px' }} />

<Counter label="Below" />
`,
  'docs/package.mdx': "import { Clicker } from 'clicker';\n\n# Package\n\n<Clicker />\n",
  'docs/fragile.mdx': `import { AtOnce, OnClick } from '@site/site/Fragile';
import { Counter } from '@site/site/Counter';

# Fragile

Before.

<AtOnce />

Between.

<OnClick />

<Counter />
`,
  'docs/browser-only.mdx': `import BrowserOnly from '@docusaurus/BrowserOnly';

# Browser only

<BrowserOnly fallback={<p>Waiting</p>}>{() => <p>Width {window.innerWidth}</p>}</BrowserOnly>
`,
  'docs/lost.mdx':
    'import { Counter } from \'@site/site/Counter\';\n\n# Lost\n\nText.\n\n<Counter label="Lost" />\n\n<BadgeOf />\n\nexport const BadgeOf = () => <b>badge</b>;\n',
  'src/pages/about.tsx': `import { useState } from 'react';

export default function About() {
  const [open, setOpen] = useState(false);
  return <main><h1>About</h1><button onClick={() => setOpen(!open)}>{open ? 'Close' : 'Open'}</button></main>;
}
`,
};
