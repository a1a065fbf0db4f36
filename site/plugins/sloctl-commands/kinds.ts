// Lists the kinds of objects as sloctl names them.

/** In the singular; the plural adds `s`, or turns `y` into `ies`. */
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

/** These can only be read. */
export const readOnlyKinds: readonly string[] = ['alert', 'user', 'usergroup'];

export const kindAliases: Readonly<Record<string, string>> = { svc: 'service' };
