import { items } from './items';

export default { main: items };
