// Defines why a remote cache is not used any further, and words it for people.

/** The cache did not do what was asked. The message is the end of a sentence; it holds no credentials. */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';

  constructor(
    message: string,
    readonly help = 'The site is built without it. Run `slodocs doctor` to test the cache step by step.',
    /** The rest of the cache was used. */
    readonly isPartial = false,
  ) {
    super(message);
  }
}

/** `size` is that of the refused entry, in bytes. */
export function faultOfStatus(status: number, size: number): RemoteFault {
  if (status === 401 || status === 403)
    return new RemoteFault(
      `it rejects the credentials (${status})`,
      'Set the environment variables that `cache.remote.headers` names, or `write: false` for a job that only reads.',
    );
  if (status === 404 || status === 409) return new RemoteFault(`the path does not exist on the server (${status})`, addressHelp);
  if (status === 405 || status === 501) return new RemoteFault(`it does not allow writing entries (${status})`, addressHelp);
  if (status === 413)
    return new RemoteFault(
      `it rejects an entry of ${(size / 1e6).toFixed(1)} MB as too large (413)`,
      'Configure the server to accept entries of 16 MB: `client_max_body_size 16m;` in nginx.',
    );
  if (status === 429) return new RemoteFault('it receives too many requests (429)');
  if (status === 507) return new RemoteFault('its disk is full (507)');
  return new RemoteFault(`it responds with status ${status}`);
}

const addressHelp = 'The URL must be that of the folder above `ac` and `cas`, and the server must accept PUT requests there.';

/** `fetch` would quote the value in its message. Spaces and line breaks around a value are not sent. */
export function faultOfHeaders(headers: Readonly<Record<string, string>>): RemoteFault | undefined {
  const unfit = Object.entries(headers).find(([, value]) => /[^\t\x20-\x7e\x80-\xff]/.test(value.trim()));
  return (
    unfit &&
    new RemoteFault(
      `the value for its header "${unfit[0]}" contains a line break, or a character that HTTP does not allow`,
      'Set the environment variable that `cache.remote.headers` names to the value alone.',
    )
  );
}

/** `thrown` is what `fetch` throws where there is no answer. */
export function faultOfConnection(thrown: unknown): RemoteFault {
  const { cause } = Object(thrown) as { readonly cause?: unknown };
  // What has no cause was thrown before the connection, and may quote a header.
  const { code = '', message = 'it could not be made' } = Object(cause) as {
    readonly code?: unknown;
    readonly message?: string;
  };
  const reason = reasons[String(code)];
  if (reason !== undefined) return new RemoteFault(reason);
  if (/CERT|SIGNATURE|SSL|TLS/.test(String(code)))
    return new RemoteFault(
      `its certificate is not trusted (${code})`,
      'Set `NODE_EXTRA_CA_CERTS` to the certificate of the authority that signed it.',
    );
  return new RemoteFault(`the connection failed (${String(code) || message})`);
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing responds at this address',
  ENOTFOUND: 'its host is unknown',
  EAI_AGAIN: 'its host is temporarily unknown',
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  ETIMEDOUT: 'the connection takes too long',
  UND_ERR_CONNECT_TIMEOUT: 'the connection takes too long',
};

/** `damage` is the end of a sentence. */
export function faultOfDamage(damage: string): RemoteFault {
  return new RemoteFault(damage, 'It was created again. The next build that can write to the cache replaces it.', true);
}
