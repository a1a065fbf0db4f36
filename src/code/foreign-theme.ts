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

const links = 'Use `Link` of "@docusaurus/Link" for links, and `useHistory` for moves of your own.';
const ofRouter: Readonly<Record<string, string>> = {
  Redirect: "A page that leads on is a rule: `plugins: [redirects({ rules: [{ from: '/', to: '/docs' }] })]`.",
  Link: links,
  NavLink: links,
  matchPath: 'Compare the path of `useLocation()` yourself: each page is a file of its own, and there is no router.',
  useParams: 'Each page is a file of its own: read what you need of `useLocation().pathname`.',
  useRouteMatch: 'Each page is a file of its own: compare `useLocation().pathname` yourself.',
};

const classes = 'The classes of this theme are other ones: "Make it yours" in the manual lists them. Write the name itself.';
const ofTheme: Readonly<Record<string, string>> = {
  ThemeClassNames: classes,
  HtmlClassNameProvider: 'A page gets a class by a `div` around its content, and by "className" in the sidebar.',
  Collapsible: 'What readers unfold is `<details>` with a `<summary>`.',
  useCollapsible: 'What readers unfold is `<details>` with a `<summary>`; a state of your own is `useState`.',
  usePrismTheme: 'Code is highlighted with classes, whose colours are rules for `.token` in "theme.css"; `<CodeBlock>` shows it.',
  useNavbarMobileSidebar: 'Parts of the navbar are replaced by "theme.slots", which close the drawer by themselves.',
  usePluralForm: 'Write both forms, or use `Intl.PluralRules`.',
  useSearchPage: 'The search is part of the theme: `slodocs search` and "Search" in the manual tell about its page.',
  useTabs: 'Use `Tabs` of "@theme/Tabs".',
  useBlogPost: 'Data of a post is front matter: an MDX page reads it as `frontMatter`.',
};

const slots =
  'It is a part of the theme: `theme.slots` replaces parts by components of your own, and `slodocs eject` prints them.';
const modules: readonly (readonly [RegExp, string])[] = [
  [/^@theme\/Mermaid$/, 'Write a fence with the language `mermaid`: the plugin `mermaid()` draws it.'],
  [
    /^@theme\/(?:Api\w*|MethodEndpoint|ParamsItem|ParamsDetails|Schema\w*|RequestSchema|ResponseSchema|StatusCodes|OperationTabs|MimeTabs|Markdown|Heading\/api)(?:\/|$)/,
    'Pages of docusaurus-openapi-docs are not needed: `openapi({ specs: [{ file, path }] })` makes them of the specification, and "exclude" of an entry of "docs" leaves the old ones out: `**/*.api.mdx`.',
  ],
  [/^@theme\/Icon\//, 'Use `<Icon name="…">`, which needs no import.'],
  [
    /^@theme\/(?:Navbar\w*|Footer|Doc\w+|Blog\w+|Search\w*|Root|TOC\w*|Logo|ColorModeToggle|AnnouncementBar|NotFound|EditThisPage|LastUpdated|Pagin\w*|Tag\w*|Layout\/Provider)(?:\/|$)/,
    slots,
  ],
  [
    /^@theme\/IdealImage$/,
    'Write `<img>` or a Markdown image: images get smaller copies where the package "sharp" is installed.',
  ],
  [/^@theme\/(?:Playground|ReactLiveScope)/, 'A `live` fence is shown as code.'],
  [
    /^@generated\/(?:docusaurus\.config|site-metadata|globalData|i18n)/,
    'Use `useDocusaurusContext()` of "@docusaurus/useDocusaurusContext".',
  ],
  [/^@docusaurus\/(?:renderRoutes|ComponentCreator|Noop)$/, 'There is no router: each page is a file of its own.'],
];
