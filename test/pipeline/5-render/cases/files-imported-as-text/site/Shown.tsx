import text from '../docs/code/sum.ts?raw';

export default () => <pre>{text}</pre>;
