export default { s: [...require('./generated.ts').items, ...require('./list')] };
