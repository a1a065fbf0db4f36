// Lists our own two sites: the documentation of a product, and the manual with its gallery.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OwnSite } from './prove-site.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

export const content: OwnSite = { name: 'content', root: repository, inPieces: '/guides/slo-guides' };

export const manual: OwnSite = { name: 'docs', root: join(repository, 'docs'), inPieces: '/gallery/components' };
