// Tries the rules for calls of sloctl: each case is a page of calls that break some of them.
import { tryPlugin } from '../run-site.ts';

await tryPlugin('sloctl-commands', 'sloctlCommands', 'sloctlCommands()');
