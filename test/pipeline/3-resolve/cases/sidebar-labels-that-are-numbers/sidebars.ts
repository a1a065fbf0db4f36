const lost = Object.fromEntries([
  ['Other', ['e']],
  ['7', ['f']],
]);

export default {
  written: [{ Intro: ['index'], '2024': [{ Later: ['a'], '10': ['b'], '9': ['c'] }], '2023': ['d'] }],
  lost,
};
