import Part from '../docs/_part.md';

export default () => <footer><Part /></footer>;
