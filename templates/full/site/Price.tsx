import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** A price in euros, formatted for the reader's language. It is registered in the configuration, so pages use it without an import. */
export default function Price({ of }: { readonly of: number }) {
  const { i18n } = useDocusaurusContext();
  return <strong>{new Intl.NumberFormat(i18n.currentLocale, { style: 'currency', currency: 'EUR' }).format(of)}</strong>;
}
