import { defineConfig } from 'slodocs';

const lost = Object.fromEntries([
  ['Other', ['e']],
  ['7', ['f']],
]);

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  docs: [
    {
      sidebars: {
        written: [{ Intro: ['index'], '2024': [{ Later: ['a'], '10': ['b'], '9': ['c'] }], '2023': ['d'] }],
        lost,
      },
    },
  ],
});
