import { gone } from './gone';

export default () => <p>{gone}</p>;
