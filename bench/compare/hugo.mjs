// Describes Hugo, which is not installed with npm, with a sidebar, a table of contents, checked links and highlighting.
import { spawnSync } from 'node:child_process';
import { printPage, withAdmonitions } from './content.mjs';

const { stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' });

export const hugo = {
  name: `Hugo ${/v([\d.]+)/.exec(stdout)?.[1] ?? ''}`.trim(),
  missing: stdout ? undefined : 'Hugo is not installed here: on Debian it is the package "hugo".',
  packages: {},
  files: (content) => [
    ['config.toml', config([...content.keys()])],
    ['layouts/_default/single.html', layout],
    ['layouts/_default/list.html', layout],
    ['layouts/_default/_markup/render-link.html', link],
    ...[...content].flatMap(([language, pages]) =>
      pages.map((page) => [
        `content/${language}/${page.path.replace(/^index/, '_index')}`,
        printPage({ ...page, body: asQuotes(page.body) }),
      ]),
    ),
  ],
  source: (path) => `content/en/${path}`,
  address: (path) => `/${path.replace('.md', '/')}`,
  output: 'public',
  caches: ['resources', '.hugo_build.lock'],
  program: 'hugo',
  build: ['--quiet'],
  dev: (port) => ['server', '--port', port, '--bind', '127.0.0.1'],
};

/** Hugo has no syntax for admonitions: its themes have templates for them. */
const asQuotes = (body) =>
  withAdmonitions(
    body,
    (kind, title = kind) => `> **${title}**`,
    '',
    (line) => `> ${line}`,
  );

const config = (languages) => `baseURL = 'https://bench.example/'
title = 'Bench'
disableKinds = ['taxonomy', 'term', 'RSS']
defaultContentLanguage = 'en'
${languages.map((language) => `[languages.${language}]\ncontentDir = 'content/${language}'\n`).join('')}[markup.goldmark.renderer]
unsafe = true
[markup.highlight]
noClasses = false
[markup.tableOfContents]
startLevel = 2
endLevel = 3
`;

/** The sidebar shows all folders, and the pages of the open one. */
const layout = `<!doctype html>
<html lang="{{ .Lang }}"><head><meta charset="utf-8"><title>{{ .Title }} | {{ site.Title }}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="canonical" href="{{ .Permalink }}"></head>
<body><header><a href="/">{{ site.Title }}</a></header>
<nav aria-label="Pages"><ul>{{ $page := . }}{{ range site.Sections }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a>
{{ if eq $page.Section .Section }}<ul>{{ range .RegularPages }}<li><a href="{{ .RelPermalink }}"{{ if eq . $page }} aria-current="page"{{ end }}>{{ .Title }}</a></li>{{ end }}</ul>{{ end }}</li>{{ end }}</ul></nav>
<main><article><h1>{{ .Title }}</h1>{{ .Content }}</article>
<nav class="pager">{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav></main>
<aside>{{ .TableOfContents }}</aside></body></html>
`;

/** Fails the build where a link leads nowhere. */
const link = `{{ $address := urls.Parse .Destination }}{{ $to := .Destination }}{{ if and (not $address.Host) $address.Path }}{{ with .Page.GetPage $address.Path }}{{ $to = .RelPermalink }}{{ else }}{{ errorf "broken link %s in %s" $.Destination $.Page.File.Path }}{{ end }}{{ end }}<a href="{{ $to | safeURL }}">{{ .Text | safeHTML }}</a>`;
