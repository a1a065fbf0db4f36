import { defineConfig } from 'slodocs';

async function readTitle(): Promise<string> {
  throw new Error('the title service is down');
}

export default async () => defineConfig({ title: await readTitle(), url: 'https://case.example' });
