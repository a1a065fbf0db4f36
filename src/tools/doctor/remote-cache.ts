// Examines the remote cache of a site, where it has one.
import type { Config } from '#model/config';
import { remoteOptions, unsetVariables } from '#session/remote-options';
import type { RunRequest } from '#session/run-request';
import { type Finding, ok, warning } from './finding.ts';

export async function examineRemote(request: RunRequest, config: Config): Promise<readonly Finding[]> {
  const options = remoteOptions(request, config, false);
  if (!options) return [];
  const unset = unsetVariables(request, config);
  const { tryRemote } = await import('#store/remote/try-remote');
  const { failed } = await tryRemote(options);
  const signed = options.signingKey === undefined ? '' : '; its entries are signed';
  if (!failed) {
    const use = options.writes ? 'it is read and written' : 'it is only read by this machine';
    return [ok('remote cache', `${options.url}: ${use}${signed}`)];
  }
  const variables = unset.length > 0 ? ` Not set: ${unset.map((name) => `\`${name}\``).join(', ')}.` : '';
  const step = failed.step === 'read' ? 'it cannot be read' : 'it can be read, but not written';
  return [warning('remote cache', `${options.url}: ${step}: ${failed.message}`, `${failed.help}${variables}`)];
}
