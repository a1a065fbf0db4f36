import { defineConfig } from 'slodocs';
import { z } from 'zod';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [{ name: 'stars', apiVersion: 1, frontMatter: { rating: z.number() } }],
});
