// Prints redirects for an Amazon S3 website: routing rules, and objects with a redirect location.
import { endsInRest, type HostAnswer, type HostRules, type PatternRule, printSegments, withoutRest } from './host-rules.ts';

/** The limit of rules per bucket. */
const most = 50;

/**
 * A routing rule matches a prefix, so single addresses become objects with a `WebsiteRedirectLocation`, which S3 answers with
 * 301. Patterns that end in `*` become routing rules, which S3 applies where it finds no object.
 */
export function s3({ single, patterns }: HostRules): HostAnswer {
  const isRule = ({ source, target }: PatternRule): boolean =>
    endsInRest(source) &&
    endsInRest(target) &&
    [...withoutRest(source), ...withoutRest(target)].every(({ kind }) => kind === 'text');
  const listed = [...single, ...patterns.flatMap(({ expanded }) => expanded)];
  const objects = new Map<string, string>();
  for (const { from, to } of listed) {
    for (const key of keysOf(from)) if (!objects.has(key)) objects.set(key, to);
  }
  const rules = patterns.filter(isRule).map(printRule);
  const limits = [];
  if (rules.length > most) {
    limits.push({
      message: `S3 supports ${most} routing rules, but the site has ${rules.length} patterns that become rules`,
      help: 'It refuses more. The objects in the same file redirect anyway, so remove rules by hand.',
    });
  }
  const content = {
    WebsiteConfiguration: {
      IndexDocument: { Suffix: 'index.html' },
      ErrorDocument: { Key: '404.html' },
      ...(rules.length === 0 ? {} : { RoutingRules: rules }),
    },
    Objects: [...objects].map(([Key, WebsiteRedirectLocation]) => ({ Key, WebsiteRedirectLocation })),
  };
  return { files: [{ path: '_redirects-s3.json', text: `${JSON.stringify(content, undefined, 2)}\n` }], limits };
}

/** An address with a slash at its end is that of the index in a folder. */
function keysOf(from: string): readonly string[] {
  const key = from.slice(1);
  return key === '' ? ['index.html'] : [key, `${key}/index.html`];
}

function printRule({ source, target, origin, status }: PatternRule) {
  const prefix = (segments: typeof source, print: (text: string) => string): string =>
    `${printSegments(withoutRest(segments), print, () => '').slice(1)}/`.replace(/^\/$/, '');
  const [, protocol, host] = /^(?:(https?):)?\/\/(.*)$/i.exec(origin) ?? [];
  return {
    Condition: { KeyPrefixEquals: prefix(source, (text) => text), HttpErrorCodeReturnedEquals: '404' },
    Redirect: {
      ...(protocol === undefined ? {} : { Protocol: protocol.toLowerCase() }),
      ...(host === undefined ? {} : { HostName: host }),
      ReplaceKeyPrefixWith: prefix(target, (text) => text),
      HttpRedirectCode: String(status),
    },
  };
}
