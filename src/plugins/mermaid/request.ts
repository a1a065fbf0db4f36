// Prints and parses a request to draw one diagram: its source and color scheme.

export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

export interface DiagramRequest {
  readonly scheme: Scheme;
  readonly source: string;
}

export function printRequest({ scheme, source }: DiagramRequest): string {
  return `${scheme}\n${source}`;
}

export function readRequest(request: string): DiagramRequest {
  const end = request.indexOf('\n');
  return { scheme: request.slice(0, end) as Scheme, source: request.slice(end + 1) };
}
