import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  csp: {
    directives: {
      'img-scr': ['https://img.example'],
      'connect-src': ['https://api.example; script-src *'],
    },
    styleAttribute: true,
  },
  favicon: [{ src: 'a.png', size: '32x32' }, { src: 'b.png', sizes: 'big' }],
  headersFile: '../_headers',
  noIndex: 'yes',
  theme: { manifest: false, themeColor: { night: '#000' } },
});
