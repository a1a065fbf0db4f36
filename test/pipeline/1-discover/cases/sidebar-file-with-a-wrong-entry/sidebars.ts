import type { Settings } from 'slodocs';

export const unused: Settings | undefined = undefined;

export default {
  main: ['index', 'gone'],
};
