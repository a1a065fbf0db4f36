import Mermaid from '@theme/Mermaid';
import { Redirect } from '@docusaurus/router';

export default () => <Mermaid value={String(Redirect)} />;
