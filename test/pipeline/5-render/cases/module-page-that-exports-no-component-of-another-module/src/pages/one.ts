export { data as default } from '../data';
