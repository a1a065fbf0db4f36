import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  docs: [
    {
      numberPrefixParser: (name) => {
        if (name === 'guide') throw new Error('no number');
        return { filename: name.replace('01-', '') };
      },
    },
  ],
});
