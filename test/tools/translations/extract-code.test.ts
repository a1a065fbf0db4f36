// Texts of components, pages and the theme are written under the keys that built pages look up.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../../src/index.ts';
import { temporarySite } from '../../pipeline/built-site.ts';
import { code, configOf, extract, messages, page, read, site, write } from './extract-site.ts';

const component = `import Translate, { translate } from '@docusaurus/Translate';

const later = 'A constant';

export function Home({ name }: { name: string }) {
  return (
    <p title={translate({ id: 'home.title', message: 'The ' + 'title', description: 'Of the home page' })}>
      <Translate id="home.lead" description="The lead" values={{ name }}>
        {'Hello {name}'}
      </Translate>
      <Translate>
        Read on
        at once
      </Translate>
      {translate({ message: later })}
      <Translate id={name}>Any</Translate>
      {translate({ message: \`For \${name}\` })}
    </p>
  );
}
`;

const withCode = {
  ...site,
  'src/components/Home.tsx': component,
  'docs/guides/live.mdx':
    "---\ntitle: Live\n---\n\nimport T, { translate as say } from '@docusaurus/Translate';\n\n<T id=\"live.lead\">In a page</T>\n\n{say({ id: 'live.code', message: 'In braces' })}\n\n<T>**Bold**</T>\n",
};

it('finds the texts of components and pages, and tells of those that only running code knows', async () => {
  const root = temporarySite(withCode);
  const { unfixed } = await extract(root);
  expect(read(root, code)).toEqual({
    'A constant': { message: 'A constant' },
    'Read on at once': { message: 'Read on at once' },
    'home.lead': { message: 'Hello {name}', description: 'The lead: Hello {name}' },
    'home.title': { message: 'The title', description: 'Of the home page: The title' },
    'live.code': { message: 'In braces', description: 'Text in docs/guides/live.mdx: In braces' },
    'live.lead': { message: 'In a page', description: 'Text in docs/guides/live.mdx: In a page' },
  });
  expect(unfixed.map(({ place: { file, start } }) => `${file}:${start.line}:${start.column}`)).toEqual([
    'docs/guides/live.mdx:11:1',
    'src/components/Home.tsx:16:7',
    'src/components/Home.tsx:17:8',
  ]);
  write(root, code, { 'live.lead': 'Dans une page', 'live.code': 'Entre accolades', unknown: 'Inconnu' });
  const html = await page(root, 'fr/docs/guides/live');
  expect(html).toContain('Dans une page');
  expect(html).toContain('Entre accolades');
  // Not all of its keys are known.
  const { files } = await extract(root, { prune: true });
  expect(files.find(({ path }) => path === code)).toMatchObject({ unread: ['unknown'], removed: [] });
});

it('finds texts under the keys that the built page looks up', async () => {
  const home = `import Words, { translate as say } from '@docusaurus/Translate';

const constant = 'From a constant';

export default function Home() {
  return (
    <main>
      <Words>
        Over two
        \tlines &amp; an entity
      </Words>
      <Words> Spaces around </Words>
      <Words>{'In ' + "braces"}</Words>
      <Words>{\`In backticks\`}</Words>
      <Words>{constant}</Words>
      <Words id={'an.id' as string}>With an id</Words>
      <Words id="only.id" />
      {say({ message: 'By the function' })}
      <img src="/a.png" alt={say({ id: 'in.attribute', message: 'In an attribute' })} />
    </main>
  );
}
`;
  const page = `---
title: Live
description: Of its own
---

import Translate from '@docusaurus/Translate';

export const text = 'Exported';

<Translate>As a block</Translate>

Words and <Translate>inside of words</Translate>.

<Translate id="page.constant">{text}</Translate>

<div title="a"><Translate>In an element</Translate></div>
`;
  const root = temporarySite({
    ...site,
    'site.config.ts': configOf(undefined, ''),
    'src/pages/index.tsx': home,
    'static/a.png': '',
    'docs/guides/live.mdx': page,
  });
  const { unfixed, languages } = await extract(root);
  expect(unfixed).toEqual([]);
  expect(languages[0]?.labels).toBe(17);
  const entries = Object.entries(read(root, code));
  expect(entries).toHaveLength(13);
  write(root, code, Object.fromEntries(entries.map(([key, one], n) => [key, { ...one, message: `[${n}]` }])));
  const { outDir, diagnostics } = await build({ root });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const html = ['fr/index.html', 'fr/docs/guides/live/index.html']
    .map((path) => readFileSync(join(outDir, path), 'utf8'))
    .join('');
  for (const [n, [key, { message }]] of entries.entries()) {
    expect(html, key).toContain(`[${n}]`);
    expect(html, key).not.toContain(message.replace('&', '&amp;'));
  }
});

it('writes texts of the theme that the site replaces, and all for a language that slodocs does not have', async () => {
  const strings = "strings: { 'theme.common.editThisPage': 'Improve this page' }";
  const root = temporarySite({ ...site, 'site.config.ts': configOf("['en', 'fr', 'sv']", strings) });
  await extract(root);
  expect(messages(root, code)).toEqual({ 'theme.common.editThisPage': 'Improve this page' });
  const swedish = messages(root, 'i18n/sv/code.json');
  expect(swedish).toMatchObject({
    'theme.common.editThisPage': 'Improve this page',
    'theme.docs.paginator.next': 'Next',
    'theme.blog.post.plurals': 'One post|{count} posts',
  });
  // What nobody has translated does not hide what slodocs says in the language.
  write(root, code, {
    ...read(root, code),
    'theme.docs.paginator.next': 'Next',
    'theme.docs.DocCard.categoryDescription.plurals': '1 item|{count} items',
  });
  const html = await page(root, 'fr/docs/guides/a');
  expect(html).toContain('Suivant');
});
