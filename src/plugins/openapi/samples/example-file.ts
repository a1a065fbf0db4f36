// Names a file of an example after what it is for and its media type.
import { trimEnds } from 'slodocs/kit';
import { essence } from '../engine/media.ts';

const extensions: Readonly<Record<string, string>> = {
  'application/gzip': 'gz',
  'application/json': 'json',
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'application/zip': 'zip',
  'audio/mpeg': 'mp3',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/plain': 'txt',
  'video/mp4': 'mp4',
};

/** `photo.jpg` of a property `photo`; `file.bin` where nothing is known. Of a range such as `image/*` by one of its types. */
export function exampleFile(name: string, type: string): string {
  const plain = trimEnds(name.replace(/[^\w-]+/g, '-'), '-');
  const [family = '', subtype = ''] = essence(type).split('/');
  const ofFamily = { image: 'jpg', audio: 'mp3', video: 'mp4', text: 'txt' }[family];
  const ofSubtype = /^[a-z0-9]{2,5}$/.test(subtype) && family !== 'application' ? subtype : undefined;
  return `${plain || 'file'}.${extensions[`${family}/${subtype}`] ?? ofSubtype ?? ofFamily ?? 'bin'}`;
}

/** The first type of a list that is no range; one of its types where all are. */
export function concreteType(types: string): string {
  const listed = types.split(',').map((type) => type.trim());
  const exact = listed.find((type) => type !== '' && !type.includes('*'));
  const ofRange = { image: 'image/jpeg', audio: 'audio/mpeg', video: 'video/mp4', text: 'text/plain' };
  return exact ?? ofRange[listed[0]?.split('/')[0] as keyof typeof ofRange] ?? 'application/octet-stream';
}
