import { createHash } from 'node:crypto';
import type { HeldData, HeldPlace } from '@valam/contracts/identity/held-data.schema';

type HeldRecord = Record<string, unknown>;

/** One kind of personal data. */
export interface HeldSection {
  readonly title: string;
  /**
   * At most `take` records after the first `skip`, ordered so that new ones are last; null for a record
   * without personal data.
   */
  readonly read: (page: { skip: number; take: number }) => Promise<readonly (HeldRecord | null)[]>;
}

const recordsPerRead = 250;

/** The parts of all services share one message. */
const bytesPerPart = 200_000;

/**
 * The data from a position on, or from the beginning: as much as fits into a part, and the position of the
 * rest.
 */
export async function heldPart(
  sections: readonly HeldSection[],
  after: HeldPlace | undefined,
): Promise<HeldData> {
  const part: HeldData['sections'] = [];
  let bytes = 0;
  let last: HeldRecord | null = null;
  for await (const { section, record, held } of recordsFrom(sections, after)) {
    const size = Buffer.byteLength(JSON.stringify(held));
    // A record that is larger than a part becomes a part alone.
    if (bytes > 0 && bytes + size > bytesPerPart)
      return { sections: part, next: { section, record, ...(record > 0 && { last: digestOf(last) }) } };
    bytes += size;
    last = held;
    if (!held) continue;
    if (part.at(-1)?.title !== section) part.push({ title: section, records: [] });
    part.at(-1)?.records.push(held);
  }
  return { sections: part, next: null };
}

async function* recordsFrom(
  sections: readonly HeldSection[],
  after: HeldPlace | undefined,
): AsyncGenerator<HeldPlace & { held: HeldRecord | null }> {
  const first = after ? sections.findIndex(({ title }) => title === after.section) : 0;
  if (first < 0) throw new Error(`There is no section ${after?.section}`);
  for (const [index, { title: section, read }] of sections.slice(first).entries()) {
    let record = index === 0 && after ? await placeAfter(after, read) : 0;
    for (let isOver = false; !isOver;) {
      const page = await read({ skip: record, take: recordsPerRead });
      for (const held of page) yield { section, record: record++, held };
      isOver = page.length < recordsPerRead;
    }
  }
}

/**
 * The number of records up to the last one of the previous part. Erasures in the meantime shift its position;
 * if it was erased itself, the section is read again from the beginning: a record may appear twice, but none
 * is omitted.
 */
async function placeAfter({ record, last }: HeldPlace, read: HeldSection['read']): Promise<number> {
  if (last === undefined) return record;
  const isLast = (held: HeldRecord | null) => digestOf(held) === last;
  // Usually its position has not changed.
  const [same] = await read({ skip: record - 1, take: 1 });
  if (same !== undefined && isLast(same)) return record;
  for (let end = record - 1; end > 0;) {
    const skip = Math.max(0, end - recordsPerRead);
    const found = (await read({ skip, take: end - skip })).findLastIndex(isLast);
    if (found >= 0) return skip + found + 1;
    end = skip;
  }
  return 0;
}

const digestOf = (held: HeldRecord | null): string =>
  createHash('sha256').update(JSON.stringify(held)).digest('base64url');
