export default {
  docs: ['guide'],
  get more(): never {
    throw new Error('no such sidebar');
  },
};
