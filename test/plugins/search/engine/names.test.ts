// Search for names whose signs are their meaning: the exact name comes first.
import { describe, expect, it } from 'vitest';
import { smallIndex } from './small-index.ts';

const text = (words: string) => ({ html: `<p>${words}</p>` });

const pages = {
  '/c': { title: 'Client for C', html: '' },
  '/cpp': { title: 'Client for C++', html: '' },
  '/cs': { title: 'Client for C#', html: '' },
  '/f': { title: 'Function keys F1 to F12: F', html: '' },
  '/fs': { title: 'Client for F#', html: '' },
  '/net': { title: 'Net tonnage', html: '' },
  '/dotnet': { title: 'Client for .NET', html: '' },
  '/asp': { title: 'Client for ASP.NET', html: '' },
  '/node': { title: 'Node of a graph', html: '' },
  '/nodejs': { title: 'Client for Node.js', html: '' },
  '/core': { title: 'Core', html: '' },
  '/scope': { title: 'Packages', ...text('Install <code>@harbor/core</code> first.') },
  '/force': { title: 'Force', ...text('What moves a ship by force.') },
  '/flag': { title: 'Options', ...text('Overwrite with <code>--force</code>.') },
  '/home': { title: 'Home', ...text('The home page.') },
  '/var': { title: 'Shell', ...text('Files are below <code>$HOME</code>.') },
  '/env': { title: 'Env', ...text('The env of a process.') },
  '/dotenv': { title: 'Secrets', ...text('Keep them in <code>.env</code>.') },
  '/gpp': { title: 'Compilers', ...text('Compile with <code>g++</code>, in C++17 mode.') },
  '/note': { title: 'Note', ...text('A note.') },
  '/container': { title: 'Boxes', ...text('Write <code>:::note</code> before it.') },
  '/apply': { title: 'Apply', ...text('Skip the question with <code>-auto-approve</code>.') },
  '/classes': { title: 'Classes', ...text('List them with <code>-verbose:class</code>, or <code>-showversion</code>.') },
  '/find': { title: 'Find', ...text('Go deeper with <code>-maxdepth</code>.') },
  '/members': { title: 'Members', ...text('Set <code>_internal</code> and <code>__secret_key</code>.') },
} as const;

describe('a name with signs', () => {
  it.each([
    ['C++', '/cpp'],
    ['c++', '/cpp'],
    ['client c++', '/cpp'],
    ['C#', '/cs'],
    ['F#', '/fs'],
    ['.NET', '/dotnet'],
    ['ASP.NET', '/asp'],
    ['Node.js', '/nodejs'],
    ['nodejs', '/nodejs'],
    ['@harbor/core', '/scope'],
    ['--force', '/flag'],
    ['--for', '/flag'],
    ['$HOME', '/var'],
    ['.env', '/dotenv'],
    ['g++', '/gpp'],
    ['C++17', '/gpp'],
    [':::note', '/container'],
    ['-auto-app', '/apply'],
    ['-auto', '/apply'],
    ['-auto-approve', '/apply'],
    ['-verb', '/classes'],
    ['-verbose:cl', '/classes'],
    ['-showvers', '/classes'],
    ['deeper -maxd', '/find'],
    ['_inter', '/members'],
    ['__secret_k', '/members'],
    // Without the signs, nothing changes.
    ['C', '/c'],
    ['net', '/net'],
    ['core', '/core'],
    ['force', '/force'],
    ['home', '/home'],
    ['note', '/note'],
  ])('%s finds %s first', async (query, first) => {
    const { urls } = await smallIndex(pages);
    expect((await urls(query))[0]).toBe(first);
  });

  it('is marked whole, and finds pages that write it otherwise after those that write it so', async () => {
    const { ask } = await smallIndex(pages);
    const { hits } = await ask('.NET');
    expect(hits.map(({ url }) => url)).toEqual(expect.arrayContaining(['/dotnet', '/asp', '/net']));
    expect(hits[0]?.page.filter(({ marked }) => marked)).toEqual([{ text: '.NET', marked: true }]);
  });
});
