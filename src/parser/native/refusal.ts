// Defines the exception by which the native engine leaves a text to the other one, with the reason.

/** Why unified parses a page: shown by `--verbose`, in this order. */
export const refusalReasons = {
  tree: 'pages of a plugin, made of nodes',
  platform: 'no binary of the native parser for this platform',
  limits: 'near a limit of size or depth',
  extension: 'syntax that a plugin adds',
  comment: 'an HTML comment in MDX',
  step: 'MDX blocks that a step of the site may see as paragraphs',
  crash: 'a fault of the native parser',
  syntax: 'MDX that does not parse',
  code: 'code in MDX that is indented or quoted',
  form: 'a block or sign that the engines read in different ways',
  address: 'an address whose place is not plain',
} as const;

export type RefusalReason = keyof typeof refusalReasons;

export class NativeRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(refusalReasons[reason]);
    this.reason = reason;
  }
}
