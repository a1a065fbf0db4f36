export function add(a: number, b: number) {
  // #region body
  return a + b
  // #endregion body
}
