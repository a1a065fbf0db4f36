// Short names of emoji: shown as signs in text alone, and ids are made of the names.
import { expect, test } from 'vitest';
import { buildSite, configText, prose } from '../../pipeline/built-site.ts';

const page = `# Well done :tada:

## Ship it :rocket: 🎉

:+1: :-1: :wave:, [**:bug:**](#ship-it-rocket-) but not :nobody:, 10:30:45 or a:b:c.

math::top::ten, key:key:value, 10:100:20, [::1]:100:80, fe80::a:b, std::end::x, x:tada:, :tada:x, é:tada:, :tada:д; :tada::rocket: (:bug:) “:bug:”

完成:tada:了 できた:tada:！ データー:rocket:です สำเร็จ:tada:แล้ว 축하:tada:합니다 ပြီး:bug:ပြီ v1:tada:了

\`:tada:\` <b title=":tada:">:tada:</b>

\`\`\`text
:tada:
\`\`\`

:::note[Of :tada:]

:tada:

:::
`;

test('names become signs, but not in code', async () => {
  const site = await buildSite({ 'docs/index.md': page });
  const html = prose(site.page('docs'));
  expect(html).toContain('<h1>Well done 🎉</h1>');
  expect(html).toContain('<h2 id="ship-it-rocket-">Ship it 🚀 🎉<a ');
  expect(html).toContain('👍 👎 👋, <a href="#ship-it-rocket-"><strong>🐛</strong></a> but not :nobody:, 10:30:45 or a:b:c.');
  expect(html).toContain(
    'math::top::ten, key:key:value, 10:100:20, [::1]:100:80, fe80::a:b, std::end::x, x:tada:, :tada:x, é:tada:, :tada:д; 🎉🚀 (🐛) “🐛”',
  );
  expect(html).toContain('<p>完成🎉了 できた🎉！ データー🚀です สำเร็จ🎉แล้ว 축하🎉합니다 ပြီး🐛ပြီ v1:tada:了</p>');
  expect(html).toContain('<p><code>:tada:</code> <b title=":tada:">🎉</b></p>');
  expect(html.match(/🎉/g)).toHaveLength(11);
  expect(html.match(/:tada:/g)).toHaveLength(8);
  expect(site.page('docs')).toContain('<title>Well done 🎉 | Case</title>');
});

test('a site can do without', async () => {
  const config = configText().replace("'git-dates': false", "'git-dates': false, emoji: false");
  const site = await buildSite({ 'docs/index.md': page, 'site.config.ts': config });
  expect(prose(site.page('docs'))).toContain(':+1: :-1: :wave:,');
});
