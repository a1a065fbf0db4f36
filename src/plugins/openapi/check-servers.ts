// Reports which address the samples use where a server has no host.
import type { PluginContext } from '#model/plugin';
import type { Section } from './pages/section.ts';
import { absoluteServer, isRelative } from './samples/absolute-server.ts';

/** Each address once, at its first place. */
export function checkServers({ api, options, entries, location }: Section, { report }: PluginContext): void {
  if (options.url !== undefined) return;
  const asked = entries.flatMap(({ operation, isWebhook }) => (isWebhook ? [] : operation.servers.slice(0, 1)));
  const relative = new Map<string, (typeof asked)[number]>();
  for (const server of asked) if (isRelative(server) && !relative.has(server.url)) relative.set(server.url, server);
  for (const server of relative.values()) {
    const { url } = absoluteServer(server, location);
    report({
      code: 'relative-server',
      message: server.place
        ? `the server "${server.url}" has no host, so samples ask "${url}"`
        : `the specification has no servers, so samples ask "${url}"`,
      help: 'Write an absolute address under "servers", or give the option `url`: the address at which the API serves the specification.',
      place: server.place ?? api.place,
    });
  }
}
