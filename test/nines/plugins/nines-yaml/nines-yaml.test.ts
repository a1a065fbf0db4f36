// Tries the rules for YAML: each case is a page of examples that break some of them.
import { tryPlugin } from '../run-site.ts';

await tryPlugin('nines-yaml', 'ninesYaml', "ninesYaml({ schemas: 'site/schemas/**/*.json' })");
