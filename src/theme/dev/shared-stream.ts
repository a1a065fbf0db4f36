// Shares one stream of the development server's events between all open tabs, since browsers allow six connections to a host.
import type { ServerNews } from '#model/dev-page';
import { type FromTab, followServer } from './server-news.ts';

const tabs = new Set<MessagePort>();
/** The last of each kind, for tabs that join later. */
const latest = new Map<string, ServerNews>();

followServer((news) => {
  // What has changed is the state from then on; whatever the server says, it is found again.
  if (news.name === 'changed') latest.set('state', { ...news, name: 'state' });
  else latest.set(news.name, news);
  if (news.name !== 'lost') latest.delete('lost');
  for (const tab of tabs) tab.postMessage(news);
});

addEventListener('connect', (event) => {
  const [tab] = (event as MessageEvent).ports;
  if (!tab) return;
  const join = (): void => {
    tabs.add(tab);
    for (const news of latest.values()) tab.postMessage(news);
  };
  tab.onmessage = ({ data }: MessageEvent<FromTab>) => {
    if (data === 'leaves') tabs.delete(tab);
    else join();
  };
  join();
});
