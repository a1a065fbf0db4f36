import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { usePage } from 'slodocs/theme';

export default () => (
  <footer>
    {usePage().title}, {useLatestVersion('default').path}
  </footer>
);
