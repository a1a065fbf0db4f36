export const frontMatter = {
  titel: 'About us',
  keywords: ['a', true],
  'unlisted': 'yes',
} as const;

export default () => <h1>A</h1>;
