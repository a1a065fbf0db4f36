// Removes code addresses, and parts that the CSP refuses, from HTML that components made.
import { helpForCodeAddress, withoutCodeAddresses } from '#kit/code-addresses';
import type { DiagnosticDraft } from '#model/diagnostic';
import { heldStyle } from '#model/page-data';
import type { SiteValues } from '../recipe/recipe.ts';

export type Refused = 'attribute' | 'style' | 'script' | 'address';

export interface Allowed {
  readonly html: string;
  readonly refused: readonly Refused[];
}

/** A tag, a value or an element that is never closed runs to the end, for it would be read again from each tag in it. */
const element = /<(style|script)((?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*)(?:>|$)[\s\S]*?(?:<\/\1\s*>|$)/gi;
const tag = /<[a-z][\w:.-]*\s(?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/gi;
const attribute = /(?<!\s)\s+([^\s"'=<>/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/** Hydrated HTML keeps each `style` under another attribute, from which a script sets it: the CSP allows that. */
export function withoutRefused(html: string, policy: SiteValues['policy'], isHydrated = false): Allowed {
  const { html: clean, found } = withoutCodeAddresses(html);
  const allowed = withoutInline(clean, policy, isHydrated);
  return found.length === 0 ? allowed : { html: allowed.html, refused: ['address', ...allowed.refused] };
}

/** Returns most bodies unchanged, because they contain nothing refused. */
function withoutInline(html: string, policy: SiteValues['policy'], isHydrated: boolean): Allowed {
  if (!policy || !/<style|<script|\sstyle\s*=/i.test(html)) return { html, refused: [] };
  const refused = new Set<Refused>();
  const bare = html.replace(element, (whole, name: string, attributes: string) => {
    if (!isRefused(name.toLowerCase(), attributes)) return whole;
    refused.add(name.toLowerCase() as Refused);
    return '';
  });
  if (policy.styleAttributes) return { html: bare, refused: [...refused] };
  const allowed = bare.replace(tag, (whole) => {
    if (!/\sstyle\s*=/i.test(whole)) return whole;
    return whole.replace(attribute, (written, name: string) => {
      if (name.toLowerCase() !== 'style') return written;
      refused.add('attribute');
      return isHydrated ? written.replace(/style/i, heldStyle) : '';
    });
  });
  return { html: allowed, refused: [...refused] };
}

function isRefused(name: string, attributes: string): boolean {
  if (name === 'style') return true;
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1];
  const isData = type !== undefined && !/^$|javascript|ecmascript|module|importmap/i.test(type);
  return !isData && !/\ssrc\s*=/i.test(attributes);
}

/** The diagnostic for a component that makes it. */
export function refusal(kind: Refused, isHydrated = false): Omit<DiagnosticDraft, 'place'> {
  if (kind === 'address') {
    return {
      code: 'render/code-address',
      message: 'this creates an address that runs code, such as `javascript:`, which is left out',
      help: helpForCodeAddress,
    };
  }
  if (kind === 'script') {
    return {
      code: 'render/inline-script',
      message: "this creates an inline script, which is left out, because the site's policy does not allow it",
      help: 'Add it to every page as a file, in the "head" hook of a plugin: `<script src="…">`.',
    };
  }
  return {
    code: 'render/inline-style',
    message:
      kind === 'style'
        ? "this creates an inline stylesheet, which is left out, because the site's policy does not allow it"
        : isHydrated
          ? "this sets a `style` during rendering, which the site's policy does not allow: it applies only after the page is hydrated"
          : "this sets a `style` during rendering, which is left out, because the site's policy does not allow it",
    help: `Give it a class, and import a stylesheet with rules for that class.${kind === 'style' ? '' : ' `csp: { styleAttributes: true }` allows the attribute.'}`,
  };
}
