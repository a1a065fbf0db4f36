// Maps modules of Docusaurus that do not exist here to what replaces them.
import { themeName } from './site-theme.ts';

/** Undefined for a module that nothing is known of. `names` are those that are imported of it. */
export function insteadOfModule(specifier: string, names: readonly string[] = []): string | undefined {
  const plain = themeName(specifier);
  for (const name of names) {
    const own = exportsOf(plain)[name];
    if (own !== undefined) return own;
  }
  return modules.find(([pattern]) => pattern.test(plain))?.[1];
}

function exportsOf(specifier: string): Readonly<Record<string, string | undefined>> {
  if (specifier === '@docusaurus/router') return ofRouter;
  return specifier.startsWith('@docusaurus/theme-common') ? ofTheme : {};
}

const links = 'Use `Link` from "@docusaurus/Link" for links, and `useHistory` to navigate from code.';
const ofRouter: Readonly<Record<string, string>> = {
  Redirect: "Redirect a page with a rule: `plugins: [redirects({ rules: [{ from: '/', to: '/docs' }] })]`.",
  Link: links,
  NavLink: links,
  matchPath: 'Compare the path of `useLocation()` yourself. Each page is a separate file, and there is no router.',
  useParams: 'Each page is a separate file. Read what you need from `useLocation().pathname`.',
  useRouteMatch: 'Each page is a separate file. Compare `useLocation().pathname` yourself.',
};

const classes = 'This theme has different class names, which the manual lists in "Make it yours". Write the name itself.';
const ofTheme: Readonly<Record<string, string>> = {
  ThemeClassNames: classes,
  HtmlClassNameProvider: 'Add a class to a page with a `div` around its content, and to its sidebar entry with "className".',
  Collapsible: 'For collapsible content, use `<details>` with a `<summary>`.',
  useCollapsible: 'For collapsible content, use `<details>` with a `<summary>`. For your own state, use `useState`.',
  usePrismTheme:
    'Show code with `<CodeBlock>`. Code is highlighted with classes, and rules for `.token` in "theme.css" set their colors.',
  useNavbarMobileSidebar: 'Replace parts of the navbar with "theme.slots". The drawer closes automatically.',
  usePluralForm: 'Write both forms, or use `Intl.PluralRules`.',
  useSearchPage: 'Search is part of the theme. See `slodocs search` and "Search" in the manual.',
  useTabs: 'Use `Tabs` of "@theme/Tabs".',
  useBlogPost: 'Post data is front matter, which an MDX page reads as `frontMatter`.',
};

const slots =
  'It is a part of the theme. Replace parts with your own components in `theme.slots`, and copy them with `slodocs eject`.';
const modules: readonly (readonly [RegExp, string])[] = [
  [/^@theme\/Mermaid$/, 'Write a code block with the language `mermaid`, which the plugin `mermaid()` draws.'],
  [
    /^@theme\/(?:Api\w*|MethodEndpoint|ParamsItem|ParamsDetails|Schema\w*|RequestSchema|ResponseSchema|StatusCodes|OperationTabs|MimeTabs|Markdown|Heading\/api)(?:\/|$)/,
    'Pages from docusaurus-openapi-docs are not needed, because `openapi({ specs: [{ file, path }] })` generates pages from the specification. Exclude the old ones with "exclude" in an entry of "docs": `**/*.api.mdx`.',
  ],
  [/^@theme\/Icon\//, 'Use `<Icon name="…">`, which needs no import.'],
  [
    /^@theme\/(?:Navbar\w*|Footer|Doc\w+|Blog\w+|Search\w*|Root|TOC\w*|Logo|ColorModeToggle|AnnouncementBar|NotFound|EditThisPage|LastUpdated|Pagin\w*|Tag\w*|Layout\/Provider)(?:\/|$)/,
    slots,
  ],
  [
    /^@theme\/IdealImage$/,
    'Write `<img>` or a Markdown image. slodocs makes smaller copies of images if the package "sharp" is installed.',
  ],
  [/^@theme\/(?:Playground|ReactLiveScope)/, 'A `live` fence is shown as code.'],
  [
    /^@generated\/(?:docusaurus\.config|site-metadata|globalData|i18n)/,
    'Use `useDocusaurusContext()` of "@docusaurus/useDocusaurusContext".',
  ],
  [/^@docusaurus\/(?:renderRoutes|ComponentCreator|Noop)$/, 'There is no router, because each page is a separate file.'],
];
