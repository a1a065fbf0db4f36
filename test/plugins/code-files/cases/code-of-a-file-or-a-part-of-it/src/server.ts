import { createServer } from 'node:http';

export function serve() {
  // #region listen
  const server = createServer();
  // #region port
  server.listen(80, () => {
    ready();
  });
  // #endregion port
  // #endregion listen
}
