import { defineConfig } from 'slodocs';

export default defineConfig({
  tagline: 'No title, no address',
});
