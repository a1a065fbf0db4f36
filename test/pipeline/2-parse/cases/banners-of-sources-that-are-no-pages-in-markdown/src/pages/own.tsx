export const frontMatter = { title: 'Own', banner: 'Never shown.' };

export default () => <p>Own</p>;
