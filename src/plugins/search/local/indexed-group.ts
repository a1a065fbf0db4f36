// Packs what is indexed of a group as a small head and many texts, of which an edit needs few.
import type { PluginContext } from 'slodocs/kit';
import { digestOf } from './card-files.ts';
import type { GroupInput, GroupLayout, GroupTexts } from './group.ts';

/** What is read in every build. */
interface GroupHead extends GroupLayout {
  /** Of each text: those of shards, then those of lists. */
  readonly digests: readonly string[];
  /** In bytes. */
  readonly lengths: readonly number[];
}

export interface IndexedGroup extends GroupHead {
  text(number: number): Promise<string>;
}

export function packGroup({ terms, spellings, ...layout }: GroupLayout & GroupTexts): Uint8Array {
  const texts = [...terms, ...spellings];
  const bytes = texts.map((text) => Buffer.from(text));
  const head: GroupHead = { ...layout, digests: texts.map((text) => digestOf(text)), lengths: bytes.map(({ length }) => length) };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...bytes]);
}

/** Indexes a group, unless an earlier build has. Its texts are read anew where the memory was needed for something else. */
export async function indexedGroup(key: string, input: () => Promise<GroupInput>, ctx: PluginContext): Promise<IndexedGroup> {
  let known: WeakRef<Uint8Array> | undefined;
  let reading: Promise<Uint8Array> | undefined;
  const readAnew = async (): Promise<Uint8Array> => {
    const packed = await ctx.task<Uint8Array>('group', key, async () => (await input()) as never);
    known = new WeakRef(packed);
    reading = undefined;
    return packed;
  };
  const read = async (): Promise<Uint8Array> => {
    // Many files are made at once, and each of them has texts of all groups.
    const packed = known?.deref();
    if (packed) return packed;
    reading ??= readAnew();
    return reading;
  };
  const head = (await ctx.cached(`head ${key}`, async () => headOf(await read()) as never)) as GroupHead;
  const { lengths } = head;
  const size = lengths.reduce((sum, length) => sum + length, 0);
  return {
    ...head,
    async text(number) {
      const packed = await read();
      const start = lengths.slice(0, number).reduce((sum, length) => sum + length, packed.length - size);
      return new TextDecoder().decode(packed.subarray(start, start + (lengths[number] ?? 0)));
    },
  };
}

function headOf(packed: Uint8Array): GroupHead {
  return JSON.parse(new TextDecoder().decode(packed.subarray(0, packed.indexOf(0x0a)))) as GroupHead;
}
