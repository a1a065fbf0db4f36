import { defineConfig } from 'slodocs';
import { openapi } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  docs: [{ routeBasePath: '/' }],
  plugins: [
    openapi({
      specs: [
        { file: 'specs/relative.yaml', path: 'api/relative' },
        { file: 'specs/none.yaml', path: 'api/none' },
        { file: 'specs/relative.yaml', path: 'api/told', label: 'Told', url: 'https://api.case.example/specs/openapi.yaml' },
      ],
    }),
  ],
});
