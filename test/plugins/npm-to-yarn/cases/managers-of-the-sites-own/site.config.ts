import { defineConfig } from 'slodocs';
import { npmToYarn } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [npmToYarn({ converters: ['bun', ['Deno', (command) => command.replace('npm', 'deno')]], groupId: null })],
});
