import type { HeldData, HeldPlace } from '@valam/contracts/identity/held-data.schema';

type HeldRecord = Record<string, unknown>;

/** One kind of personal data. */
export interface HeldSection {
  readonly title: string;
  /**
   * At most `take` records after the first `skip`, in an order in which new ones are last; null for one that holds
   * nothing.
   */
  readonly read: (page: { skip: number; take: number }) => Promise<readonly (HeldRecord | null)[]>;
}

const recordsPerRead = 250;

/** The parts of all units share one message. */
const bytesPerPart = 200_000;

/** The data from a place on, or from the beginning: as much as fits into a part, and where the rest begins. */
export async function heldPart(
  sections: readonly HeldSection[],
  after: HeldPlace | undefined,
): Promise<HeldData> {
  const part: HeldData['sections'] = [];
  let bytes = 0;
  for await (const { section, record, held } of recordsFrom(sections, after)) {
    const size = Buffer.byteLength(JSON.stringify(held));
    // A record larger than a part is a part of its own.
    if (bytes > 0 && bytes + size > bytesPerPart) return { sections: part, next: { section, record } };
    bytes += size;
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
    let record = index === 0 ? (after?.record ?? 0) : 0;
    for (let isOver = false; !isOver;) {
      const page = await read({ skip: record, take: recordsPerRead });
      for (const held of page) yield { section, record: record++, held };
      isOver = page.length < recordsPerRead;
    }
  }
}
