// Lists the object kinds under their sloctl names.

/** The kinds in the singular; the plural adds `s`, or replaces `y` with `ies`. */
export const kinds = [
  'agent',
  'alert',
  'alertmethod',
  'alertpolicy',
  'alertsilence',
  'annotation',
  'budgetadjustment',
  'dataexport',
  'direct',
  'project',
  'report',
  'rolebinding',
  'service',
  'slo',
  'user',
  'usergroup',
] as const;

/** Kinds that cannot be edited or deleted. */
export const readOnlyKinds: readonly string[] = ['alert', 'user', 'usergroup'];

export const kindAliases: Readonly<Record<string, string>> = { svc: 'service' };
