import { describe, expect, it } from '@jest/globals';
import type { HeldPlace } from '@valam/contracts/identity/held-data.schema';
import { heldPart, type HeldSection } from './held-part.js';

/** Half the size of a part. */
const aRecord = (id: number) => ({ id, text: 'x'.repeat(90_000) });

/** The ids in all parts; `meanwhile` runs after the first part. */
async function idsIn(sections: readonly HeldSection[], meanwhile: () => void): Promise<unknown[]> {
  const ids: unknown[] = [];
  let after: HeldPlace | undefined;
  for (let isFirst = true; isFirst || after; isFirst = false) {
    const part = await heldPart(sections, after);
    ids.push(...part.sections.flatMap(({ records }) => records.map(({ id }) => id)));
    after = part.next ?? undefined;
    if (isFirst) meanwhile();
  }
  return ids;
}

describe('an export in several parts', () => {
  const listOf = (ids: readonly number[]) => {
    const records = ids.map(aRecord);
    const section: HeldSection = {
      title: 'Leads',
      read: ({ skip, take }) => Promise.resolve(records.slice(skip, skip + take)),
    };
    const erase = (...erased: number[]) =>
      erased.forEach((id) =>
        records.splice(
          records.findIndex((of) => of.id === id),
          1,
        ),
      );
    return { section, erase };
  };

  it('has each record once', async () => {
    const { section } = listOf([1, 2, 3, 4, 5, 6]);
    expect(await idsIn([section], () => undefined)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('omits no record if an earlier one is erased between two parts', async () => {
    const { section, erase } = listOf([1, 2, 3, 4, 5, 6]);
    expect(await idsIn([section], () => erase(1))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('omits no record if the last one of a part is erased', async () => {
    const { section, erase } = listOf([1, 2, 3, 4, 5, 6]);
    const ids = await idsIn([section], () => erase(1, 2));
    expect([...new Set(ids)]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('has equal records as often as they exist', async () => {
    const { section } = listOf([1, 1, 1, 1, 1]);
    expect(await idsIn([section], () => undefined)).toEqual([1, 1, 1, 1, 1]);
  });
});
