// @ts-check
import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
import starlightBlog from 'starlight-blog';
import sitemap from '@astrojs/sitemap';
import icon from 'astro-icon';

export default defineConfig({
	site: 'https://star.example/docs',
	base: '/docs',
	redirects: { '/old': '/guides/example', '/x/[...path]': { status: 302, destination: '/guides/[...path]' } },
	integrations: [
		starlight({
			title: 'My Docs',
			logo: { src: './src/assets/houston.svg' },
			social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/withastro/starlight' }, { icon: 'patreon', label: 'P', href: 'https://p.example' }],
			editLink: { baseUrl: 'https://github.com/x/y/edit/main' },
			customCss: ['./src/styles/custom.css', '@fontsource/roboto/400.css'],
			defaultLocale: 'root',
			locales: { root: { label: 'English', lang: 'en' }, fr: { label: 'Français' } },
			components: { Footer: './src/components/Footer.astro' },
			plugins: [starlightBlog()],
			tableOfContents: { maxHeadingLevel: 4 },
			head: [{ tag: 'script', attrs: { src: 'https://x.example/a.js', defer: true } }],
			sidebar: [
				'index',
				{
					label: 'Guides',
					items: [
						// Each item here is one entry in the navigation menu.
						{ label: 'Example Guide', slug: 'guides/example', badge: 'New' },
						{ slug: 'guides/gone' },
					],
				},
				{ label: 'Reference', collapsed: true, autogenerate: { directory: 'reference' } },
				{ label: 'Astro', link: 'https://astro.build' },
			],
		}),
		sitemap(),
		icon(),
	],
});
