import { keyOfOthers } from '@valam/contracts/shared/report-range';

/** The first columns of the rows of a report. */
export const namedRow = {
  key: ({ key }: { readonly key: string }) => key,
  label: ({ label }: { readonly label: string }) => label,
};

/** Suffix of the columns with the figures of the previous range. */
export const before = 'Before';

/** The row that sums up the remaining ones: with it, the columns add up to the totals. */
export const rowOfOthers = <O extends { readonly count: number }>(others: O | undefined) =>
  others ? [{ ...others, key: keyOfOthers, label: `${others.count} others` }] : [];
