import { year } from './yaer.ts';

export default () => <footer>{year}</footer>;
