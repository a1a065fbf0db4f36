// Lists the accepted differences between our pages and those of Docusaurus, with their reasons.

export type Differences = Readonly<Record<string, readonly string[]>>;

const next = '/base/docs/next';

/** Everything that differs is one of these, and each of these differs. */
export const jestDifferences: Differences = {
  'inline code is not cleaned of braces: theirs reads "import  from"': ['', '/next', '/30.0', '/29.7'].map(
    (version) => `descriptions /docs${version}/jest-object`,
  ),
  'options keep their "=" in commands for Bun: theirs read "--maxWorkers 4"': ['', '/next', '/30.0', '/29.7'].flatMap(
    (version) => [`code blocks /docs${version}/cli`, `code blocks /docs${version}/troubleshooting`],
  ),
};

export const edgeDifferences: Differences = {
  'a quote that begins with the marker of an alert is an admonition': [`admonitions ${next}/admonitions`],
  'a title is words, where theirs shows the source of the heading': [
    `titles ${next}/intro`,
    `breadcrumbs ${next}/intro`,
    `neighbours ${next}/category/guides`,
    `neighbours ${next}/named/no-pagination`,
    `items of lists ${next}/tags/alpha`,
    `items of lists ${next}/tags/beta-gamma`,
    `items of lists ${next}/tags/custom-perm`,
    `titles ${next}/named/title-jsx`,
    `breadcrumbs ${next}/named/title-jsx`,
    `neighbours ${next}/named/title-indent`,
    `neighbours ${next}/named/title-mdx-comment`,
  ],
  'a title keeps a last word in braces, as the heading does': [
    `titles ${next}/md-format`,
    `breadcrumbs ${next}/md-format`,
    `neighbours ${next}/html`,
    `neighbours ${next}/tabs-ids`,
    `titles ${next}/named/title-braces`,
    `breadcrumbs ${next}/named/title-braces`,
    `neighbours ${next}/named/title-export`,
    'titles /base/page-mdx',
  ],
  'a description has no marks of lists, tables, fences, comments and expressions, and shows what entities and emoji stand for': [
    `descriptions ${next}/code`,
    `descriptions ${next}/named/desc-comment`,
    `descriptions ${next}/named/desc-emoji`,
    `descriptions ${next}/named/desc-expr`,
    `descriptions ${next}/named/desc-list`,
    `descriptions ${next}/named/desc-table`,
    `descriptions ${next}/named/title-id`,
    `descriptions ${next}/named/title-mdx-comment`,
    `descriptions ${next}/no-prefix`,
  ],
  'an address in a document is a URL, in which a space is %20': [`canonical ${next}/spaced name`],
  'a heading of HTML is the heading of the page: no second one is put above it': [`h1 ${next}/named/h1-html`],
  'an image of HTML, imported or required, has a size as well': [`images ${next}/intro`, `images ${next}/mdx`],
  'a live editor and a diagram are blocks of code': [`number of code blocks ${next}/code`, `code blocks ${next}/code`],
};

/** As `placesOf` gives them. */
export function listed(differences: Differences): readonly string[] {
  return Object.values(differences).flat().sort();
}
