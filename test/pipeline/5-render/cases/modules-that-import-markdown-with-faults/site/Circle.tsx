import Part from '../docs/_circle.mdx';

export default () => <Part />;
