// Tries a remote cache step by step: whether it answers, and whether it keeps what it is sent.
import { openProtocol, sha256 } from './protocol.ts';
import type { RemoteOptions } from './remote-cache.ts';
import { RemoteFault } from './remote-fault.ts';

export interface RemoteTrial {
  /** The step that failed; undefined where all went well. */
  readonly failed?: { readonly step: 'read' | 'write'; readonly message: string; readonly help: string };
}

/** Writes an entry of a few bytes, always the same, where the options let it write. */
export async function tryRemote(options: RemoteOptions): Promise<RemoteTrial> {
  const protocol = openProtocol(options);
  const bytes = Buffer.from('slodocs tests whether this cache stores what it receives\n');
  const blob = { hash: sha256(bytes), size: bytes.length };
  let step: 'read' | 'write' = 'read';
  try {
    await protocol.blob(blob);
    if (!options.writes) return {};
    step = 'write';
    await protocol.putBlob(blob.hash, bytes);
    const back = await protocol.blob(blob);
    if (typeof back !== 'string') return {};
    throw new RemoteFault('it does not return what was sent to it', 'Check the server log.');
  } catch (thrown) {
    if (!(thrown instanceof RemoteFault)) throw thrown;
    return { failed: { step, message: thrown.message, help: thrown.help } };
  }
}
