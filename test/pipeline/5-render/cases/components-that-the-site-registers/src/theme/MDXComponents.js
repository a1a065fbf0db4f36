import MDXComponents from '@theme-original/MDXComponents';
import Link from '@docusaurus/Link';
import Tabs from '@theme/Tabs';
import Highlight from '@site/site/Highlight';

const Local = ({ children }) => <mark>{children}</mark>;

export default {
  ...MDXComponents,
  Highlight,
  Inline: ({ children }) => <i>{children}</i>,
  Link,
  Local,
  Tabs,
};
