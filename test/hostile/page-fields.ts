// Lists the fields of a page, each with a function that puts a text into it.

/** The files of a page with the text in that field; `page` is its path without an ending, relative to the site. */
export type Field = (
  text: string,
  page: string,
) => { readonly body: string; readonly front?: string; readonly beside?: [string, string] };

/** JSON is YAML, so quoting is that of JSON. */
const quoted = (text: string): string => JSON.stringify(text);
const front = (key: string, value: (text: string) => string = quoted): Field => {
  return (text) => ({ front: `${key}: ${value(text)}`, body: '# Heading\n\nWords.\n' });
};
const body =
  (write: (text: string) => string): Field =>
  (text) => ({ body: `# Heading\n\n${write(text)}\n` });

export const frontMatterFields: Readonly<Record<string, Field>> = {
  title: front('title'),
  description: front('description'),
  sidebar_label: front('sidebar_label'),
  sidebar_class_name: front('sidebar_class_name'),
  sidebar_custom_props: front('sidebar_custom_props', (text) => `{ a: ${quoted(text)} }`),
  pagination_label: front('pagination_label'),
  pagination_next: front('pagination_next'),
  custom_edit_url: front('custom_edit_url'),
  wrapperClassName: front('wrapperClassName'),
  tags: front('tags', (text) => `[${quoted(text)}]`),
  'label of a tag': front('tags', (text) => `[{ label: ${quoted(text)}, permalink: /t }]`),
  'permalink of a tag': front('tags', (text) => `[{ label: t, permalink: ${quoted(text)} }]`),
  keywords: front('keywords', (text) => `[${quoted(text)}]`),
  'last_update.author': front('last_update', (text) => `{ author: ${quoted(text)}, date: 2024-01-01 }`),
  slug: front('slug'),
  id: front('id'),
  image: front('image'),
  redirect_from: front('redirect_from', (text) => `[${quoted(text)}]`),
  'a key of their own': front('own_key'),
  'a key by that name': (text) => ({ front: `${quoted(text)}: 1`, body: '# Heading\n' }),
};

export const markdownFields: Readonly<Record<string, Field>> = {
  heading: (text) => ({ body: `# ${text}\n\n## ${text}\n` }),
  'id of a heading': body((text) => `## Setup {#${text}}`),
  paragraph: body((text) => text),
  'code in a line': body((text) => `\`${text}\``),
  'code in a block': body((text) => `\`\`\`js\n${text}\n\`\`\``),
  'title of a block': body((text) => `\`\`\`js title=${quoted(text)}\nlet a;\n\`\`\``),
  'language of a block': body((text) => `\`\`\`${text}\nlet a;\n\`\`\``),
  'file of a block': body((text) => `\`\`\`text file=${text}\n\`\`\``),
  'shown file': (text, page) => ({ body: `\`\`\`text file=@site/${page}.txt\n\`\`\`\n`, beside: [`${page}.txt`, text] }),
  'text of a link': body((text) => `[${text}](#heading)`),
  'target of a link': body((text) => `[x](<${text}>)`),
  'title of a link': body((text) => `[x](#heading ${quoted(text)})`),
  definition: body((text) => `[x][a]\n\n[a]: <${text}>`),
  'text of an image': body((text) => `![${text}](https://host.example/a.png)`),
  'target of an image': body((text) => `![x](<${text}>)`),
  'address in a line': body((text) => `<https://host.example/${text}>`),
  table: body((text) => `| a | b |\n|---|---|\n| ${text} | ${text} |`),
  list: body((text) => `- ${text}\n  1. ${text}`),
  quote: body((text) => `> ${text}`),
  footnote: body((text) => `x[^a]\n\n[^a]: ${text}`),
  'title of an admonition': body((text) => `:::tip[${text}]\n\nx\n\n:::`),
  'name of a directive': body((text) => `:::${text}\n\nx\n\n:::`),
  'value of a directive': body((text) => `:::tip{title=${quoted(text)}}\n\nx\n\n:::`),
};

export const htmlFields: Readonly<Record<string, Field>> = {
  'text of HTML': body((text) => `<p>${text}</p>`),
  'title of HTML': body((text) => `<p title=${quoted(text)}>x</p>`),
  'link of HTML': body((text) => `<a href=${quoted(text)}>x</a>`),
  'image of HTML': body((text) => `<img src=${quoted(text)} alt="" />`),
  'references of HTML': body(
    (text) => `<p title="${[...text].map((sign) => `&#x${sign.codePointAt(0)?.toString(16)};`).join('')}">x</p>`,
  ),
};

export const mdxFields: Readonly<Record<string, Field>> = {
  expression: body((text) => `{${quoted(text)}}`),
  'value of an attribute': body((text) => `<p title={${quoted(text)}}>x</p>`),
  'address of an attribute': body((text) => `<a href={${quoted(text)}}>x</a>`),
  'image of an attribute': body((text) => `<img src={${quoted(text)}} alt="" />`),
  export: body((text) => `export const a = ${quoted(text)};\n\n{a} <b title={a}>x</b>`),
  'front matter in an expression': (text) => ({
    front: `own_key: ${quoted(text)}`,
    body: '# Heading\n\n{frontMatter.own_key}\n',
  }),
  'label of a tab': body((text) => `<Tabs>\n<TabItem value="a" label={${quoted(text)}}>\n\nx\n\n</TabItem>\n</Tabs>`),
  'title of code': body((text) => `<CodeBlock language="js" title={${quoted(text)}}>{${quoted(text)}}</CodeBlock>`),
  'ready HTML': body((text) => `<div dangerouslySetInnerHTML={{ __html: ${quoted(text)} }} />`),
  'element of the head': body(
    (text) => `import Head from '@docusaurus/Head';\n\n<Head><meta name="x" content={${quoted(text)}} /></Head>`,
  ),
  'target of a component': body((text) => `import Link from "@docusaurus/Link";\n\n<Link to={${quoted(text)}}>x</Link>`),
  'live component': body(
    (text) => `import { Live } from '@site/src/Live.tsx';\n\n<Live text={${quoted(text)}}>{${quoted(text)}}</Live>`,
  ),
  'data that is imported': (text, page) => ({
    body: `import data from '@site/${page}.json';\nimport { Live } from '@site/src/Live.tsx';\n\n# Heading\n\n{data.text} <Live text={data.text} />\n`,
    beside: [`${page}.json`, JSON.stringify({ text })],
  }),
  'specifier of an import': body((text) => `import a from ${quoted(text)};\n\n{String(a)}`),
  'name of a required file': body((text) => `<img src={require(${quoted(text)}).default} alt="" />`),
};
