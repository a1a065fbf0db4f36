exports.Broken = () => {
  throw new Error('no price');
};
exports.Price = () => <b>3 euros</b>;
