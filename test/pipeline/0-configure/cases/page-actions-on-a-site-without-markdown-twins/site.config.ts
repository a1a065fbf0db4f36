import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { twins: false },
  theme: { docs: { actions: ['copy', 'claude'] } },
});
