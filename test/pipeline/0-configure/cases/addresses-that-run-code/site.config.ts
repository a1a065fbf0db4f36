import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  favicon: [{ src: 'javascript:x' }],
  docs: [{ editUrl: 'javascript:x' }],
  pages: { editUrl: 'data:text/html,x' },
  theme: {
    image: 'javascript:x',
    metadata: [{ 'http-equiv': 'refresh', content: '0; url=javascript:x' }],
    navbar: {
      logo: { src: 'javascript:x', href: ' javascript:x' },
      items: [
        { label: 'A', href: 'java\nscript:x' },
        { label: 'B', to: 'pathname://javascript:x' },
        { type: 'html', value: '<a href=javascript:x>C</a>' },
        { label: 'D', items: [{ label: 'E', href: 'vbscript:x' }] },
      ],
    },
    footer: {
      columns: [{ title: 'F', items: [{ label: 'G', href: 'data:text/html,x' }, { html: '<form action="javascript:x"></form>' }] }],
      social: [{ icon: 'x', label: 'X', href: 'javascript:x' }],
      logo: { src: 'data:image/svg+xml,x' },
    },
    announcement: { content: 'Read <a href="&#106;avascript:x">this</a>' },
  },
});
