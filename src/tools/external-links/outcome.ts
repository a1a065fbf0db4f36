// Defines the types of the result of requesting an external address.

export type Outcome = Found | Failed;

export interface Found {
  readonly kind: 'found';
  /** The address to which permanent redirects lead. */
  readonly movedTo?: string | undefined;
  /** Of the anchors that were looked for, those that the page has, and those that it lacks with the nearest one that it has. */
  readonly anchors: Readonly<Record<string, true | { readonly nearest: string | undefined }>>;
}

export interface Failed {
  readonly kind: 'broken' | 'unreachable' | 'refused' | 'private';
  /** Completes a sentence that begins with the address. */
  readonly reason: string;
  /** True where the network itself may be what is missing, and not this one host. */
  readonly isOffline?: boolean;
}
