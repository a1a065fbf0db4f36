// Lists what a page can offer to do with its Markdown.

/** In the address of a tool, `{url}` is the address of the Markdown, and `{prompt}` a sentence that names it. */
interface PageTool {
  readonly label: string;
  readonly href: string;
}

export const pageTools = {
  chatgpt: { label: 'ChatGPT', href: 'https://chatgpt.com/?q={prompt}' },
  claude: { label: 'Claude', href: 'https://claude.ai/new?q={prompt}' },
} as const satisfies Readonly<Record<string, PageTool>>;

export const pageActions = ['copy', 'markdown', 'chatgpt', 'claude'] as const;

export type PageAction = (typeof pageActions)[number] | PageTool;
