import { defineConfig } from 'slodocs';

Object.assign(Object.prototype, { spoilt: true });
Object.defineProperty(Array.prototype, 'lastOne', { value: () => 1, configurable: true });

export default defineConfig({
  title: 'T',
  url: 'https://t.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'odd',
      apiVersion: 1,
      discover() {
        Array.prototype.map = () => [];
        globalThis.fetch = async () => new Response();
        return [];
      },
      resolve(site) {
        console.log = () => undefined;
        if (!('lastOne' in Array.prototype)) throw new Error('what was added is gone');
        return site;
      },
    },
  ],
});
