// A folder with a site to what a browser finds wrong with its pages.
import { listen } from '../../../src/cli/serve/listen.ts';
import { type VerifyOptions, type VerifyResult, verify } from '../../../src/index.ts';

export function verifyFolder(root: string, options: Partial<VerifyOptions> = {}): Promise<VerifyResult> {
  return verify({ root, listen: (output) => listen({ ...output, host: '127.0.0.1', port: 0 }), ...options });
}
