import { defineConfig } from 'slodocs';

const titles: Record<string, { text: string }> = {};

export default defineConfig({
  title: titles['main'].text,
  url: 'https://case.example',
});
