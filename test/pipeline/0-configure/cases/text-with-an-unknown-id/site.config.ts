import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  theme: {
    strings: {
      'theme.comon.skipToMainContent': 'Jump to the content',
      'weather.today': 'Sunny',
    },
  },
});
