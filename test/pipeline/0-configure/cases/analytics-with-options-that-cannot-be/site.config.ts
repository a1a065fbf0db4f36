import { defineConfig } from 'slodocs';
import { beacon, googleAnalytics, matomo, plausible, trackingScript } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  theme: {
    analytics: [
      plausible({ domian: 'docs.case.example' }),
      plausible({ domain: 'https://docs.case.example' }),
      googleAnalytics({ id: 'UA-12345-1' }),
      googleAnalytics({ id: 'GTM-ABC1234' }),
      googleAnalytics({ id: '12345' }),
      googleAnalytics({}),
      matomo({ url: 'stats.case.example', siteId: 0 }),
      matomo({ url: 'https://stats.case.example/', trackerId: 3 }),
      beacon({ url: 'count' }),
      trackingScript({ src: 'script.js', attributes: { onload: 'track()' }, connect: ['api.case.example'] }),
    ],
  },
});
