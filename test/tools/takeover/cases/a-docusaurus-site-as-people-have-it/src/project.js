import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export default () => useDocusaurusContext().siteConfig.organizationName;
