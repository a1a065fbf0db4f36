import { defineConfig } from 'slodocs';
import { plausible } from 'slodocs/plugins';

const own = { name: 'own', clientModule: import.meta.filename, config: {}, loads: {}, options: { key: 'x' } };

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  theme: { analytics: ['G-ABC1234567', plausible, { provider: 'google' }, own] },
});
