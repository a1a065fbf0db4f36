// Opens a page in the browser, at the development server.
import { type Connection, MessageType } from 'vscode-languageserver/node';
import { usualPort } from '../dev/dev.ts';

/** `path` has the base. Says so where no server answers. */
export async function openInDev(connection: Connection, path: string): Promise<void> {
  const origin = `http://127.0.0.1:${usualPort}`;
  const answer = await fetch(origin, { method: 'HEAD', signal: AbortSignal.timeout(1000), redirect: 'manual' }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  if (answer) await connection.window.showDocument({ uri: `${origin}${path}`, external: true });
  else say(connection, MessageType.Info, `No development server answers at ${origin}. Start one with \`slodocs dev\`.`);
}

/** Shows a message, and waits for no answer. */
export function say(connection: Connection, type: MessageType, message: string): void {
  void connection.sendNotification('window/showMessage', { type, message });
}
