// Verifies a folder with a site, and returns what a browser finds wrong with its pages.
import { serveOutput } from '../../../src/cli/serve/serve-output.ts';
import { type VerifyOptions, type VerifyResult, verify } from '../../../src/index.ts';

export function verifyFolder(root: string, options: Partial<VerifyOptions> = {}): Promise<VerifyResult> {
  return verify({ root, listen: (output) => serveOutput({ ...output, host: '127.0.0.1', port: 0 }), ...options });
}
