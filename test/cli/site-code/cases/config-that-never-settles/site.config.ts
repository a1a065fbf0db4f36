import { defineConfig } from 'slodocs';

await new Promise(() => undefined);

export default defineConfig({ title: 'Odd', url: 'https://odd.example' });
