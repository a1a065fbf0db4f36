// Defines edits of redirects: in front matter, in the table of the site, and in its configuration.
import { change, type Edit, pages, withKey, word } from './edit.ts';

const table = /^redirects\.tsv$/;
const config = /^site\.config\.ts$/;

/** Nothing takes them away. */
const targets = ['/docs', '/docs/index.md', '/all-facts', '/news', '/robots.txt', 'https://elsewhere.example/a?b=1#c'];
const patterns = ['/was/*\t/docs/*', '/now/*\t/news/*', '/gone/*\thttps://elsewhere.example/*', '/d/:a/:b\t/docs/:a/:b'];

export const redirectEdits: Readonly<Record<string, Edit>> = {
  'old addresses of a page': change(pages, withOldAddresses),
  'old addresses of a post': change(/^news\/.*\.mdx?$/, withOldAddresses),
  'old addresses of a page of a version': change(/^versioned_docs\/.*\.mdx?$/, withOldAddresses),
  'one old address for a page and its versions': (texts, random) => {
    const from = `/${word(random)}`;
    for (const [path, text] of texts) if (/index\.mdx?$/.test(path)) texts.set(path, withKey(text, 'redirect_from', from));
  },
  'row of redirects added': change(
    table,
    (text, random) => `${text}/${word(random)}\t${random.pick(targets)}\t${random.pick(['', '302', '308'])}\n`,
  ),
  'row of redirects to another redirect': change(table, (text, random) => `${text}/${word(random)}\t/facts#limits\n`),
  'row of redirects for a pattern': change(table, (text, random) => {
    const row = random.pick(patterns);
    return text.includes(row) ? text.replace(`${row}\n`, '') : `${text}${row}\n`;
  }),
  'row of redirects changed': change(table, (text, random) =>
    text.replace(/^\/facts\t.*$/m, `/facts\t${random.pick(targets)}\t${random.pick(['', '302'])}`),
  ),
  'row of redirects removed': change(table, (text) => text.replace(/^\/w\d.*\n/m, '')),
  'comment between redirects': change(table, (text, random) => `${text}# ${word(random)}\n`),
  'rule of redirects added': change(config, (text, random) =>
    text.replace(/^( *)rules: \[\n/m, `$&$1  { from: ['/${word(random)}'], to: '${random.pick(targets)}', status: 307 },\n`),
  ),
  'rule of redirects changed': change(config, (text, random) => text.replace(/from: '.*?'/, `from: '/${word(random)}'`)),
  'rule of redirects removed': change(config, (text) => text.replace(/^ *\{ from: \[.*\n/m, '')),
  'hosts of redirects': change(config, (text, random) =>
    text.replace(
      /hosts: \[.*\]/,
      `hosts: [${random.pick(['', "'cloudflare'", "'netlify', 's3'", "'nginx', 'apache', 'vercel'"])}]`,
    ),
  ),
};

function withOldAddresses(text: string, random: Parameters<Edit>[1]): string {
  const [one, other] = [`/${word(random)}`, `/was/${word(random)}.html`];
  return withKey(text, 'redirect_from', random.pick(['', one, other, `[${one}, ${other}]`]));
}
