export type Kind = 'bar' | 'line';
