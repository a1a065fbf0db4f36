interface Row {
  readonly value: number;
}

export function total(rows?: readonly Row[]): number {
  return rows!.reduce((sum, row) => sum + row.value, 0);
}
