// Maps the names of hosts to the functions that print their files.
import type { RedirectHost } from '../options.ts';
import { apache } from './apache.ts';
import type { HostAnswer, HostRules } from './host-rules.ts';
import { cloudflare, netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { s3 } from './s3.ts';
import { vercel } from './vercel.ts';

export const hosts: Readonly<Record<RedirectHost, (rules: HostRules) => HostAnswer>> = {
  netlify,
  cloudflare,
  vercel,
  nginx,
  apache,
  s3,
};
