import { defineConfig } from 'slodocs';
import { search } from 'slodocs/plugins';

export default defineConfig({
  title: 'Nines',
  url: 'https://docs.nines.example',
  plugins: [
    search({
      budget: 100_000,
      engine: { name: 'own', config: () => ({}), index: async () => [] },
    }),
  ],
});
