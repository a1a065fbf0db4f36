// #region start
a();
// #region finish
b();
// #endregion finish
// #region twice
// #endregion twice
// #region twice
// #endregion twice
