import Part from './_mising.mdx';

export default () => <Part />;
